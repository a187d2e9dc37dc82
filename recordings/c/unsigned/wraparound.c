#include <stdint.h>
#include <stdio.h>

int main(void) {
    unsigned int stock = 2, reserved = 5;
    uint8_t b = 255;
    printf("%u\n", stock - reserved);
    printf("%d\n", b + 1);
    b = b + 1;
    printf("%d\n", b);
}
