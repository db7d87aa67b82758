#include "widgets/mapview.h"
