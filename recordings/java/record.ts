import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommands } from '../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';

const HOW = 'Install a JDK 17 and Maven (Debian: apt-get install openjdk-17-jdk-headless maven) and try again.';

function call(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error) throw new ProductMissing(`${command} was not found. ${HOW}`);
  return { status, stdout, stderr };
}

/** The version of `javac`, whose JDK also has `java`. */
function javaVersion(): string {
  const { stdout } = call('javac', ['-version']);
  const version = /^javac ([\d.]+)/.exec(stdout)?.[1];
  if (version === undefined) throw new Error(`javac -version printed "${stdout}"`);
  return version;
}

/** The library in a folder's `pom.xml`, with its version. */
function readLibrary(pom: string): { name: string; version: string } {
  const [, name = '', version = ''] =
    /<dependency>.*?<artifactId>(.*?)<\/artifactId>\s*<version>(.*?)<\/version>/s.exec(readFileSync(pom, 'utf8')) ?? [];
  return { name, version };
}

/** Where the compiler finds the library and what it needs; Maven fetches what is missing. */
function classPath(pom: string): string {
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
  const { status, stdout } = call('mvn', ['--batch-mode', '--file', pom, goal]);
  const found = stdout.split('\n').find((line) => line.includes('.jar') && !line.startsWith('['));
  if (status !== 0 || found === undefined) throw new Error(`mvn found no class path for ${pom}:\n${stdout}`);
  return found;
}

/** Compiles and runs the programs of a folder by its `commands.txt`, and records what a terminal would show. */
export const record: Recorder = (folder) => {
  const java = javaVersion();
  const pom = path.join(folder, 'pom.xml');
  const library = existsSync(pom) ? { ...readLibrary(pom), path: classPath(pom) } : undefined;
  const work = mkdtempSync(path.join(tmpdir(), 'java-'));
  try {
    cpSync(folder, work, { recursive: true });
    const CLASSPATH = ['.', ...(library ? [library.path] : [])].join(path.delimiter);
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', CLASSPATH };
    const run = (command: string) => {
      const { stdout } = call('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd: work, env: env as NodeJS.ProcessEnv });
      return stdout;
    };
    const printed = runCommands(readFileSync(path.join(folder, 'commands.txt'), 'utf8'), run);
    return Promise.resolve(
      library
        ? { tool: `OpenJDK ${java}, ${library.name}`, version: library.version, ...printed }
        : { tool: 'OpenJDK', version: java, ...printed },
    );
  } finally {
    rmSync(work, { recursive: true });
  }
};
