import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordLocalCommands } from '../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';

const HOW = 'Install a JDK 17 and Maven (Debian: apt-get install openjdk-17-jdk-headless maven) and try again.';

function call(command: string, args: readonly string[]) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
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
  const CLASSPATH = ['.', ...(library ? [library.path] : [])].join(path.delimiter);
  const printed = recordLocalCommands(folder, { CLASSPATH });
  return Promise.resolve(
    library
      ? { tool: `OpenJDK ${java}, ${library.name}`, version: library.version, ...printed }
      : { tool: 'OpenJDK', version: java, ...printed },
  );
};
