/**
 * Several named files in one, so that an engine is a single download: the length of a JSON header, the header, the
 * bytes.
 */
export type PackedFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

const LENGTH_BYTES = 4;

export function writePack(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(
    JSON.stringify(Object.entries(files).map(([name, bytes]) => [name, bytes.length])),
  );
  const bodies = Object.values(files);
  const pack = new Uint8Array(bodies.reduce((length, bytes) => length + bytes.length, LENGTH_BYTES + header.length));
  new DataView(pack.buffer).setUint32(0, header.length, true);
  pack.set(header, LENGTH_BYTES);
  let offset = LENGTH_BYTES + header.length;
  for (const bytes of bodies) {
    pack.set(bytes, offset);
    offset += bytes.length;
  }
  return pack;
}

/** Thrown when bytes are not a pack, or only part of one. */
export class WrongPack extends Error {
  override name = 'WrongPack';
}

function isHeader(header: unknown): header is [string, number][] {
  return (
    Array.isArray(header) &&
    header.every(
      (entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
    )
  );
}

function readHeader(pack: Uint8Array<ArrayBuffer>): { header: [string, number][]; end: number } {
  if (pack.length < LENGTH_BYTES) throw new WrongPack('The pack is empty.');
  const end = LENGTH_BYTES + new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder().decode(pack.subarray(LENGTH_BYTES, end)));
  } catch {
    throw new WrongPack('The pack has no header.');
  }
  if (!isHeader(header)) throw new WrongPack('The pack has no header.');
  if (header.reduce((length, [, bytes]) => length + bytes, end) !== pack.length)
    throw new WrongPack('The length of the pack differs from the length in its header.');
  return { header, end };
}

/**
 * Returns the files of a pack, as views of its bytes.
 *
 * @throws WrongPack if the bytes are not a pack
 */
export function readPack(pack: Uint8Array<ArrayBuffer>): PackedFiles {
  const { header, end } = readHeader(pack);
  let offset = end;
  return Object.fromEntries(
    header.map(([name, length]) => {
      const bytes = pack.subarray(offset, offset + length);
      offset += length;
      return [name, bytes];
    }),
  );
}

/** Returns the bytes of one file of a pack. */
export function packedFile(files: PackedFiles, name: string): Uint8Array<ArrayBuffer> {
  const bytes = files[name];
  if (!bytes) throw new WrongPack(`The pack does not contain "${name}".`);
  return bytes;
}
