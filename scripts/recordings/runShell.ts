import { spawnSync } from 'node:child_process';
import { ProductMissing, type Recorded } from './recorder';

/** The exit status by which a `record.sh` says that its product is missing: EX_UNAVAILABLE of sysexits. */
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
 * Runs a `record.sh` in the recording's folder: with `version` it prints the name of the tool and its version
 * (`k6 2.0.1`), without a word what is recorded. It ends with status 69 where the product is missing, and says on the
 * error output how it is had.
 */
export function runShell(script: string, folder: string): Recorded {
  const printed = call(script, folder, ['version']).trim();
  const [, tool, version] = /^(.+) (\S+)$/.exec(printed) ?? [];
  if (tool === undefined || version === undefined)
    throw new Error(`${script} version printed "${printed}": it should print a name and a version, as in "k6 2.0.1"`);
  return { tool, version, stdout: call(script, folder, []) };
}
