import { packedFile } from '../core/pack';
import { createSqliteEngine } from '../engine/sqliteEngine';
import { serveEngine } from './serveEngine';
import { unpack } from './unpack';

serveEngine(self, {
  async unpack(files) {
    if ('kept' in files) return files.kept;
    const bytes = packedFile(await unpack(files.pack), 'wasm');
    return { module: await WebAssembly.compile(new Uint8Array(bytes)), blobs: {} };
  },
  create: ({ module }) => createSqliteEngine(module),
});
