import 'light-pages/browser/sayHello';
import { createSqliteEngine } from '../engine/sqliteEngine';
import { serveEngine } from './serveEngine';
import { compileEngine, unpack } from './unpack';

serveEngine(self, {
  async unpack(files) {
    if ('kept' in files) return files.kept;
    const packed = await unpack(files.pack);
    return { module: await compileEngine(packed), blobs: {}, plain: packed.plain };
  },
  create: ({ module }) => createSqliteEngine(module),
});
