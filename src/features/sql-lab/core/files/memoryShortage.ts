/**
 * Whether an error of JavaScript or WebAssembly means that the device has no memory left. Its name alone is not enough:
 * an offset out of bounds and a full stack also cause a RangeError.
 */
export function isMemoryShortage({ name, message }: { readonly name: string; readonly message: string }): boolean {
  return /out of memory|allocat/i.test(message) || (name === 'RangeError' && /\bmemory\b/i.test(message));
}
