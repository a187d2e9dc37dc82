import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fail, repositoryRoot } from './install.mjs';
import { buildFingerprint } from './staleness.mjs';

/**
 * Builds both languages unless the last build into the same folder read the same files and settings.
 *
 * @param options.outDir - output folder, relative to the repository
 * @param options.environment - environment variables of this build besides those of the process
 * @param options.isAmongOthers - whether other tasks run at the same time; the log of this build is then printed only
 *   at its end
 * @returns the build's log (stdout and stderr), or '' if the build was up to date
 */
export async function buildSite({ outDir = 'build', environment = {}, isAmongOthers = false } = {}) {
  const stampFile = path.join(repositoryRoot, outDir, '.built-from');
  // The bundler's cache ignores environment variables, so a build with variables of its own must not use cached
  // modules.
  const ownCache = Object.keys(environment).length > 0 && { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const env = { ...process.env, ...environment, ...ownCache };
  const fingerprint = buildFingerprint(env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return '';
  if (!isAmongOthers) console.log('→ Building both languages (about a minute)…');
  const child = spawn('npx', ['docusaurus', 'build', '--out-dir', outDir], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      log += text;
      if (!isAmongOthers) target.write(text);
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (isAmongOthers) process.stdout.write(log);
  if (status !== 0) fail('The build failed; the message above names the file and the fix.');
  // A build with warnings is repeated, so that its warnings are shown again.
  if (!log.includes('[WARNING]')) writeFileSync(stampFile, fingerprint);
  return log;
}
