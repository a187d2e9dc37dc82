#include <stdio.h>

int main(void) {
    int a[3] = {10, 20, 30};
    size_t n = 3, steps = 0;

    for (size_t i = n - 1; i >= 0; i--) {
        printf("i = %zu\n", i);
        if (++steps == 5) { puts("stop"); break; }
    }
    for (size_t i = n; i-- > 0; ) printf("a[%zu] = %d\n", i, a[i]);
}
