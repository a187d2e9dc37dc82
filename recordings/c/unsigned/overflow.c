#include <limits.h>
#include <stdio.h>

int next_is_bigger(int x) { return x + 1 > x; }
int next_is_bigger_u(unsigned x) { return x + 1 > x; }

int main(void) {
    printf("signed:   %d\n", next_is_bigger(INT_MAX));
    printf("unsigned: %d\n", next_is_bigger_u(UINT_MAX));
}
