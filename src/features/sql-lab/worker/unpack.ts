import { XzReadableStream } from 'xz-decompress';
import { readPack, type PackedFiles } from '../core/pack';

const XZ_MAGIC = 0xfd;

/** Decompresses a pack: xz where the build could make it, gzip otherwise. */
export async function unpack(compressed: ArrayBuffer): Promise<PackedFiles> {
  const stream = new Blob([compressed]).stream();
  const isXz = new Uint8Array(compressed, 0, 1)[0] === XZ_MAGIC;
  const plain = isXz ? new XzReadableStream(stream) : stream.pipeThrough(new DecompressionStream('gzip'));
  return readPack(new Uint8Array(await new Response(plain).arrayBuffer()));
}
