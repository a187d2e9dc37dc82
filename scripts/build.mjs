import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fail, repositoryRoot } from './install.mjs';
import { buildFingerprint } from './staleness.mjs';

const outDir = path.join(repositoryRoot, 'build');
const stampFile = path.join(outDir, '.built-from');

/**
 * Builds both languages into `build/` unless the last build read the same files and settings.
 *
 * @returns the build's log (stdout and stderr), or '' when nothing had to be done
 */
export async function buildSite() {
  const fingerprint = buildFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return '';
  console.log('→ Building both languages (about a minute)…');
  const child = spawn('npx', ['docusaurus', 'build'], { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      log += text;
      target.write(text);
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) fail('The build failed; the message above names the file and what to mend.');
  writeFileSync(stampFile, fingerprint);
  return log;
}
