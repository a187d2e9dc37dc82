#include <stdint.h>
#include <stdio.h>

int main(void) {
    uint32_t lo = 3000000000u, hi = 4000000000u;
    printf("%u\n", (lo + hi) / 2);
    printf("%u\n", lo + (hi - lo) / 2);
}
