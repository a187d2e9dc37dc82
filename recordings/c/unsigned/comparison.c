#include <stdio.h>

int main(void) {
    int balance = -1;
    unsigned int limit = 1;
    if (balance < limit) puts("-1 < 1");
    else puts("-1 >= 1");
    printf("%u\n", (unsigned int)balance);
    printf("%d\n", -1 < (unsigned char)1);
}
