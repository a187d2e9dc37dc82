import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

export interface BuildFigures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Largest sum of the resident memory of the build's processes; shared pages count once per process. */
  readonly peakBytes: number;
}

/** A program and its arguments. */
export type Program = readonly [name: string, ...parameters: string[]];

const PAGE = 4096;
const EVERY = 500;

/** Resident memory of all processes of a group, from `/proc`. */
async function residentBytes(group: number): Promise<number> {
  let sum = 0;
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // The program's name is in parentheses and may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) sum += Number(fields[21]) * PAGE;
    } catch {
      // The process has ended meanwhile.
    }
  }
  return sum;
}

/**
 * Builds a site without caches and measures all its processes. Linux only.
 *
 * @param siteDir - folder of the site
 * @param program - the program that builds it
 * @throws Error with the end of the build's output if the build failed
 */
export async function measureBuild(siteDir: string, program: Program): Promise<BuildFigures> {
  const startedAt = Date.now();
  const build = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', ...program], {
    cwd: siteDir,
    detached: true,
    env: { ...process.env, LC_ALL: 'C', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  let peakBytes = 0;
  const timer = setInterval(() => {
    void residentBytes(build.pid ?? 0).then((bytes) => (peakBytes = Math.max(peakBytes, bytes)));
  }, EVERY);
  const status = await new Promise<number | null>((settle) => build.on('close', settle));
  clearInterval(timer);
  if (status !== 0) throw new Error(`The build in ${siteDir} failed:\n${output.slice(-4000)}`);
  const [, user = '', system = ''] = /cpu ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  return { seconds: (Date.now() - startedAt) / 1000, cpuSeconds: Number(user) + Number(system), peakBytes };
}
