# Counts the test programs of a run from ctest's log: what was skipped and why, what failed, and a last line of numbers.
/^[0-9]+\/[0-9]+ Test: / { finish(); name = $3; skipped = ""; passed = 0 }
/^SKIP *: / { sub(/^SKIP *: /, ""); skipped = skipped "    " $0 "\n" }
/^Skipped: / { sub(/^Skipped: /, ""); skipped = skipped "    " $0 "\n" }
/^Test Passed\.$/ { passed = 1 }
END {
    finish()
    if (left) printf "Skipped, at least in part:\n%s", left
    if (broken) printf "Failed:\n%s", broken
    printf "%d passed, %d failed, %d skipped\n", passes, failures, skips
}
function finish() {
    if (name == "") return
    if (skipped != "" && (passed || skips_whole)) { skips++; left = left "  " name "\n" skipped }
    else if (passed) passes++
    else { failures++; broken = broken "  " name "\n" }
}
