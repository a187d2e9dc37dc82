import 'light-pages/browser/sayHello';
import { packedFile } from '../core/files/pack';
import { createPostgresEngine } from '../engine/postgresEngine';
import { serveEngine } from './serveEngine';
import { compileEngine, unpack } from './unpack';

serveEngine(self, {
  async unpack(files) {
    if ('kept' in files) return files.kept;
    const packed = await unpack(files.pack);
    const blob = (name: string) => new Blob([packedFile(packed.files, name)]);
    const module = await compileEngine(packed);
    return { module, blobs: { data: blob('data'), snapshot: blob('snapshot') }, plain: packed.plain };
  },
  create({ module, blobs: { data, snapshot } }) {
    if (!data || !snapshot) throw new Error('The pack of PostgreSQL is incomplete.');
    return createPostgresEngine({ module, data, snapshot });
  },
});
