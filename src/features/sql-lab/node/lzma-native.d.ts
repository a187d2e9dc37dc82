declare module 'lzma-native' {
  export const PRESET_EXTREME: number;
  export const CHECK_CRC32: number;
  export const FILTER_LZMA2: string;
  /** Compresses a whole buffer into the xz format. */
  export function compress(
    input: Uint8Array,
    options: { check: number; filters: readonly { id: string; options: { preset: number; dict_size: number } }[] },
  ): Promise<Buffer>;
}
