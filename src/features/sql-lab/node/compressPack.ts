import { gzipSync } from 'node:zlib';
import { writePack } from '../core/files/pack';

/** Limits the memory that the decompressor in the page needs; a larger window does not help with these files. */
const WINDOW_BYTES = 8 * 1024 * 1024;
const BEST_PRESET = 9;

/**
 * Packs and compresses files. Because they are already compressed, their size is the same on every host, and the page
 * knows it in advance. Without the optional `lzma-native` the pack uses gzip and is a third larger.
 */
export async function compressPack(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const pack = writePack(files);
  try {
    const { compress, CHECK_CRC32, FILTER_LZMA2, PRESET_EXTREME } = await import('lzma-native');
    return await compress(pack, {
      check: CHECK_CRC32,
      filters: [{ id: FILTER_LZMA2, options: { preset: BEST_PRESET | PRESET_EXTREME, dict_size: WINDOW_BYTES } }],
    });
  } catch (error) {
    console.warn(
      `The SQL engines are compressed with gzip, which is a third larger than xz, because lzma-native does not load (${(error as Error).message}).`,
    );
    return gzipSync(pack, { level: 9 });
  }
}
