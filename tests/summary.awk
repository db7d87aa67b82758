# Counts the test programs of a run from ctest's log: what was skipped and why, what failed, and a last line of numbers.
/^[0-9]+\/[0-9]+ Test: / { finish(); name = $3; skipped = ""; passed = 0; whole = 0; missing = 0 }
/^Command: ""$/ { missing = 1 } # the program is not there, which ctest calls passed here
/^SKIP *: / { sub(/^SKIP *: /, ""); skipped = skipped "    " $0 "\n" }
/^Skipped: / { sub(/^Skipped: /, ""); skipped = skipped "    " $0 "\n"; whole = 1 }
/^Test Passed\.$/ { passed = !missing }
END {
    finish()
    if (left) printf "Skipped, at least in part:\n%s", left
    if (broken) printf "Failed:\n%s", broken
    printf "%d passed, %d failed, %d skipped\n", passes, failures, skips
}
function finish() {
    if (name == "") return
    if (skipped != "" && (passed || whole)) { skips++; left = left "  " name "\n" skipped }
    else if (passed) passes++
    else { failures++; broken = broken "  " name "\n" }
}
