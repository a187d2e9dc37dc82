import { gzipSync } from 'node:zlib';
import { writePack } from '../core/pack';

/** The decompressor in the page needs this much memory; a larger window gains nothing on these files. */
const WINDOW_BYTES = 8 * 1024 * 1024;
const BEST_PRESET = 9;

/**
 * Packs and compresses files. Compressed here, they cost the reader the same on every host, whatever it
 * compresses by itself, and the page knows how many bytes will come. Without the optional `lzma-native`
 * the pack is gzip, a third larger.
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
      `The SQL engines are packed as gzip, a third larger than xz: lzma-native does not load (${(error as Error).message}).`,
    );
    return gzipSync(pack, { level: 9 });
  }
}
