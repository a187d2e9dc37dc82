// Serves a build with Firebase Hosting's own server (superstatic, which `firebase serve` starts) and the build's
// firebase.json: its rules for headers, clean URLs, redirects and missing pages are not those of `serve.mjs`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { installEmulator } from './auth-site.mjs';
import { repositoryRoot } from './install.mjs';

const directory = path.resolve(process.argv[2] ?? path.join(repositoryRoot, 'build'));
const port = Number(process.env.PORT) || 5000;

// It comes with firebase-tools, which the sign-in tests need too.
await installEmulator();
const load = createRequire(path.join(repositoryRoot, 'tests/auth-emulator/package.json'));
const superstatic = load('superstatic');
const { hosting } = JSON.parse(readFileSync(path.join(directory, 'firebase.json'), 'utf8'));
superstatic
  .server({ port, hostname: '127.0.0.1', cwd: directory, config: hosting, stack: 'strict', compression: true })
  .listen(() => console.log(`http://127.0.0.1:${port}`));
