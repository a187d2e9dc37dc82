import { XzReadableStream } from 'xz-decompress';
import { isMemoryShortage } from '../core/files/memoryShortage';
import { packedFile, readPack, WrongPack, type PackedFiles } from '../core/files/pack';

const XZ_MAGIC = 0xfd37;
const GZIP_MAGIC = 0x1f8b;

export interface Unpacked {
  readonly files: PackedFiles;
  /** The decompressed pack, if it was compressed; caching it saves the next visit this work. */
  readonly plain?: Blob;
}

async function inflate(pack: ArrayBuffer, magic: number): Promise<ArrayBuffer> {
  const stream = new Blob([pack]).stream();
  const inflated =
    magic === XZ_MAGIC ? new XzReadableStream(stream) : stream.pipeThrough(new DecompressionStream('gzip'));
  try {
    return await new Response(inflated).arrayBuffer();
  } catch (error) {
    if (isMemoryShortage(error as Error)) throw error;
    throw new WrongPack(`The pack cannot be unpacked: ${String(error)}`);
  }
}

/**
 * Reads a pack: xz from the build, gzip if the build lacked xz, or uncompressed from the page's cache.
 *
 * @throws WrongPack if it is something else
 */
export async function unpack(pack: ArrayBuffer): Promise<Unpacked> {
  const magic = pack.byteLength < 2 ? undefined : new DataView(pack).getUint16(0);
  if (magic !== XZ_MAGIC && magic !== GZIP_MAGIC) return { files: readPack(new Uint8Array(pack)) };
  const plain = await inflate(pack, magic);
  return { files: readPack(new Uint8Array(plain)), plain: new Blob([plain]) };
}

/**
 * Compiles the module of an unpacked engine.
 *
 * @throws WrongPack if it is damaged
 */
export async function compileEngine({ files, plain }: Unpacked): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(packedFile(files, 'wasm'));
  } catch (error) {
    // A pack that has just been decompressed passed its checksum, so the browser does not support the module; a cached
    // copy has no checksum.
    if (error instanceof WebAssembly.CompileError && !plain) throw new WrongPack(error.message);
    throw error;
  }
}
