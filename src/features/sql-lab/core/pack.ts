/** Several named files in one, so that an engine is one download: the length of a JSON header, the header, the bytes. */
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

/** The files of a pack, as views of its bytes. */
export function readPack(pack: Uint8Array<ArrayBuffer>): PackedFiles {
  const headerLength = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let offset = LENGTH_BYTES + headerLength;
  const header = JSON.parse(new TextDecoder().decode(pack.subarray(LENGTH_BYTES, offset))) as [string, number][];
  return Object.fromEntries(
    header.map(([name, length]) => {
      const bytes = pack.subarray(offset, offset + length);
      offset += length;
      return [name, bytes];
    }),
  );
}

/** The bytes of one file of a pack. */
export function packedFile(files: PackedFiles, name: string): Uint8Array<ArrayBuffer> {
  const bytes = files[name];
  if (!bytes) throw new Error(`The pack holds no "${name}".`);
  return bytes;
}
