import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Recorded } from './recorder';
import { callInside, type RunningServer } from './chrootServer';

type Printed = Pick<Extract<Recorded, { stdout: string }>, 'stdout' | 'parts'>;

const INPUT = 'commands.txt';
const PART = /^# part: ([a-z][a-z0-9-]*)$/;

/**
 * Runs the commands in a text line by line and records what a terminal would show: each command after a dollar sign,
 * then its output. `# part: <label>` names the lines that follow.
 */
export function runCommands(text: string, run: (command: string) => string): Printed {
  const lines: string[] = [];
  const parts: Record<string, { from: number; to: number }> = {};
  let label: string | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    label = PART.exec(line)?.[1] ?? label;
    if (line === '' || line.startsWith('#')) continue;
    const from = lines.length + 1;
    lines.push(`$ ${line}`, ...run(line).trimEnd().split('\n').filter(Boolean));
    if (label) parts[label] = { from: parts[label]?.from ?? from, to: lines.length };
  }
  return { stdout: `${lines.join('\n')}\n`, parts };
}

/**
 * Runs `commands.txt` of a recording next to a server, in a separate folder. If a command fails, its output is recorded
 * as in a terminal, and the next one runs.
 *
 * @param environment - environment variables with which clients find the server
 */
export function recordCommands(
  folder: string,
  { root, inside }: RunningServer,
  environment: Readonly<Record<string, string>>,
): Printed {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const workFolder = `${inside}/work`;
  callInside(root, ['mkdir', workFolder]);
  const run = (command: string) =>
    callInside(root, ['env', ...settings, 'bash', '-c', `cd ${workFolder} && { ${command}; } 2>&1 || true`]);
  return runCommands(readFileSync(path.join(folder, INPUT), 'utf8'), run);
}

/**
 * Runs `commands.txt` of a recording on this machine, in a temporary copy of its folder. If a command fails, its output
 * is recorded as in a terminal, and the next one runs.
 *
 * @param environment - environment variables besides the path, the locale and the time zone
 */
export function recordLocalCommands(folder: string, environment: Readonly<Record<string, string>> = {}): Printed {
  const work = mkdtempSync(path.join(tmpdir(), 'recording-'));
  try {
    cpSync(folder, work, { recursive: true });
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...environment } as NodeJS.ProcessEnv;
    const run = (command: string) => {
      const { error, stdout } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd: work, env, encoding: 'utf8' });
      if (error) throw error;
      return stdout;
    };
    return runCommands(readFileSync(path.join(folder, INPUT), 'utf8'), run);
  } finally {
    rmSync(work, { recursive: true });
  }
}
