import { XzReadableStream } from 'xz-decompress';
import { readPack, type PackedFiles } from '../core/pack';

const XZ_MAGIC = 0xfd37;
const GZIP_MAGIC = 0x1f8b;

export interface Unpacked {
  readonly files: PackedFiles;
  /** The pack without compression, where it was compressed: kept, it saves the next visit the work. */
  readonly plain?: Blob;
}

/** Reads a pack: xz as the build makes it, gzip where the build had no xz, plain where the page kept it so. */
export async function unpack(pack: ArrayBuffer): Promise<Unpacked> {
  const magic = new DataView(pack).getUint16(0);
  if (magic !== XZ_MAGIC && magic !== GZIP_MAGIC) return { files: readPack(new Uint8Array(pack)) };
  const stream = new Blob([pack]).stream();
  const inflated =
    magic === XZ_MAGIC ? new XzReadableStream(stream) : stream.pipeThrough(new DecompressionStream('gzip'));
  const plain = await new Response(inflated).arrayBuffer();
  return { files: readPack(new Uint8Array(plain)), plain: new Blob([plain]) };
}
