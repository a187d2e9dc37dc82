/**
 * Whether an error of JavaScript or of WebAssembly says that the device has no more memory to give. Its name alone
 * does not: a RangeError is also a place outside some bytes, or a stack that is full.
 */
export function isMemoryShortage({ name, message }: { readonly name: string; readonly message: string }): boolean {
  return /out of memory|allocat/i.test(message) || (name === 'RangeError' && /\bmemory\b/i.test(message));
}
