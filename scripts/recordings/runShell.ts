import { spawnSync } from 'node:child_process';
import { ProductMissing, type Recorded } from './recorder';

/** Exit status of a `record.sh` whose product is missing: EX_UNAVAILABLE of sysexits. */
const MISSING = 69;

function call(script: string, folder: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('sh', [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  if (status === MISSING) throw new ProductMissing(stderr.trim());
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with status ${status}:\n${stderr}${stdout}`);
  return stdout;
}

/**
 * Runs a `record.sh` in the recording's folder: with the argument `version` it prints the tool's name and version (`k6
 * 2.0.1`), without arguments the output to record. If the product is missing, it exits with status 69 and explains on
 * stderr how to get it.
 */
export function runShell(script: string, folder: string): Recorded {
  const printed = call(script, folder, ['version']).trim();
  const [, tool, version] = /^(.+) (\S+)$/.exec(printed) ?? [];
  if (tool === undefined || version === undefined)
    throw new Error(`${script} version printed "${printed}": it should print a name and a version, as in "k6 2.0.1"`);
  return { tool, version, stdout: call(script, folder, []) };
}
