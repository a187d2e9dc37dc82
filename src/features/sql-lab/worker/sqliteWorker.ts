import { packedFile } from '../core/pack';
import { createSqliteEngine } from '../engine/sqliteEngine';
import { serveEngine } from './serveEngine';
import { unpack } from './unpack';

serveEngine(self, {
  async unpack(files) {
    if ('kept' in files) return files.kept;
    const packed = await unpack(files.pack);
    return { module: await WebAssembly.compile(packedFile(packed.files, 'wasm')), blobs: {}, plain: packed.plain };
  },
  create: ({ module }) => createSqliteEngine(module),
});
