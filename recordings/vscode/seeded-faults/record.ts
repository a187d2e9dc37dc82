import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from '../../../scripts/install.mjs';
import { ProductMissing, type Recorder } from '../../../scripts/recordings/recorder';
import { levels } from './eslint.config.mjs';

const MODULES = path.join(repositoryRoot, 'recordings/node_modules');
const PACKAGES = ['typescript', 'eslint', 'prettier', 'stylelint', 'cspell'] as const;
/** Names of the configuration files in the folder, and those by which the tools find them. */
const CONFIGURATION = {
  'eslint.config.mjs': 'eslint.config.mjs',
  'tsconfig.json': 'tsconfig.json',
  'stylelintrc.json': '.stylelintrc.json',
  'prettierrc.json': '.prettierrc.json',
};

/** A program that prints what ESLint reports by the rules up to the level that it is given. */
const LINT = `import { ESLint } from 'eslint';
import { upTo } from './eslint.config.mjs';
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: upTo(process.argv[1]) });
console.log(JSON.stringify(await eslint.lintFiles(['*.{js,jsx,ts}'])));`;

interface Finding {
  readonly file: string;
  readonly message: string;
}

interface Tool {
  readonly label: string;
  readonly findings: (folder: string) => Finding[];
}

function versionOf(name: string): string {
  const file = path.join(MODULES, name, 'package.json');
  if (!existsSync(file)) throw new ProductMissing(`${name} was not found. Install it: npm ci --prefix recordings`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Runs a program of an installed package in a folder; its exit status tells only whether it found something. */
function run(folder: string, program: string, parameters: readonly string[]): string {
  const { error, stdout } = spawnSync(path.join(MODULES, '.bin', program), parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  if (error) throw error;
  return stdout;
}

/** The findings of a program that prints one a line. */
function eachLine(output: string, pattern: RegExp): Finding[] {
  return output.split('\n').flatMap((line) => {
    const [, file, message = ''] = pattern.exec(line) ?? [];
    return file === undefined ? [] : [{ file: path.basename(file), message }];
  });
}

interface EslintResult {
  readonly filePath: string;
  readonly messages: readonly { ruleId: string | null; message: string }[];
}

const eslintFindings = (output: string): Finding[] =>
  (JSON.parse(output) as EslintResult[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({ file: path.basename(filePath), message: ruleId ?? message })),
  );

interface StylelintResult {
  readonly source: string;
  readonly warnings: readonly { rule: string }[];
}

const TOOLS: readonly Tool[] = [
  {
    label: 'TypeScript',
    findings: (folder) => eachLine(run(folder, 'tsc', ['--pretty', 'false']), /^(\S+)\(\d+,\d+\): error (TS\d+)/),
  },
  { label: 'ESLint', findings: (folder) => eslintFindings(run(folder, 'eslint', ['--format', 'json', '.'])) },
  {
    label: 'Prettier',
    findings: (folder) => eachLine(run(folder, 'prettier', ['--list-different', '*.{ts,js,jsx,css}']), /^(\S+)$/),
  },
  {
    label: 'Stylelint',
    findings: (folder) => {
      // The report stands on stderr when there are warnings.
      const report = path.join(folder, 'report.json');
      run(folder, 'stylelint', ['*.css', '--formatter', 'json', '--output-file', report]);
      const results = JSON.parse(readFileSync(report, 'utf8')) as StylelintResult[];
      rmSync(report);
      return results.flatMap(({ source, warnings }) =>
        warnings.map(({ rule }) => ({ file: path.basename(source), message: rule })),
      );
    },
  },
  {
    label: 'cspell',
    findings: (folder) =>
      eachLine(
        run(folder, 'cspell', ['--no-progress', '--no-summary', '*.{ts,js,jsx,css}']),
        /^(\S+?):\d+:\d+ - (Unknown word \(\w+\))/,
      ),
  },
];

/** Copies examples and configuration into a temporary folder, under the names that tools know. */
function copyExamples(from: string, kind: 'faulty' | 'clean'): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${kind}-`));
  for (const [name, known] of Object.entries(CONFIGURATION)) cpSync(path.join(from, name), path.join(folder, known));
  for (const name of readdirSync(path.join(from, kind))) {
    cpSync(path.join(from, kind, name), path.join(folder, name.replace(/\.txt$/, '')));
  }
  symlinkSync(MODULES, path.join(folder, 'node_modules'));
  return folder;
}

/** Files in which ESLint reports something by the rules up to a level. */
function filesFound(folder: string, level: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LINT, level], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return [...new Set(eslintFindings(stdout).map(({ file }) => file))];
}

/** What a save does with the settings of `settings.json`: fixes first, then the layout. */
function save(folder: string): void {
  run(folder, 'eslint', ['--fix', '.']);
  run(folder, 'stylelint', ['--fix', '*.css']);
  run(folder, 'prettier', ['--write', '*.{ts,js,jsx,css}']);
}

const columns = (first: string, others: readonly string[]) =>
  `${first.padEnd(22)}${others.map((cell) => cell.padStart(11)).join('')}`.trimEnd();

/** Runs the tools behind four extensions and the editor's own TypeScript over files with one fault each. */
export const record: Recorder = (from) => {
  const versions = PACKAGES.map((name) => `${name} ${versionOf(name)}`);
  const faulty = copyExamples(from, 'faulty');
  const clean = copyExamples(from, 'clean');
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
  try {
    const complaints = TOOLS.flatMap(({ label, findings }) =>
      findings(clean).map((finding) => ({ label, ...finding })),
    );
    if (complaints.length > 0) throw new Error(`A file without fault is reported: ${JSON.stringify(complaints)}`);

    const found = TOOLS.map(({ label, findings }) => ({ label, findings: findings(faulty) }));
    const files = readdirSync(path.join(from, 'faulty')).map((name) => name.replace(/\.txt$/, ''));
    const before = new Map(files.map((file) => [file, read(faulty, file)]));
    const levelCounts = Object.keys(levels).map((level) => {
      const inClean = filesFound(clean, level);
      const count = filesFound(faulty, level).filter((file) => !inClean.includes(file)).length;
      return `${level.padEnd(22)}${String(count).padStart(11)}`;
    });
    save(faulty);
    const after = (file: string) => {
      const text = read(faulty, file);
      if (text === read(clean, file)) return 'fixed';
      return text === before.get(file) ? '.' : 'changed';
    };

    const reports = (file: string) => found.map(({ findings }) => findings.some((each) => each.file === file));
    const table = [
      columns('fault', [...TOOLS.map(({ label }) => label), 'after save']),
      ...files.map((file) => columns(file, [...reports(file).map((isFound) => (isFound ? 'x' : '.')), after(file)])),
      columns(
        `found, of ${files.length}`,
        found.map(({ findings }) => String(new Set(findings.map(({ file }) => file)).size)),
      ),
    ];
    const stillFound = TOOLS.flatMap(({ findings }) => findings(faulty).map(({ file }) => file));
    const hidden = files.filter(
      (file) => reports(file).includes(true) && after(file) !== 'fixed' && !stillFound.includes(file),
    );
    const missed = files.filter((file) => !reports(file).includes(true));
    const messages = found.flatMap(({ label, findings }) =>
      findings.map(({ file, message }) => `${label.padEnd(11)}${file.padEnd(23)}${message}`.trimEnd()),
    );
    const parts: Record<string, { from: number; to: number }> = {};
    const lines: string[] = [];
    const add = (part: string, added: readonly string[]) => {
      parts[part] = { from: lines.length + 1, to: lines.length + added.length };
      lines.push(...added);
    };
    add('versions', [`${versions.join(', ')}, typescript-eslint ${versionOf('typescript-eslint')}`]);
    add('table', table);
    add('missed', [`found by no tool: ${missed.length} of ${files.length}`, ...missed.map((file) => `  ${file}`)]);
    add('messages', messages);
    add('levels', ['rules of ESLint        files found', ...levelCounts]);
    add('hidden', ['found before the save, by no tool after it, and not fixed:', ...hidden.map((file) => `  ${file}`)]);
    add('semicolon', read(faulty, 'missing-semicolon.js').trimEnd().split('\n'));
    return Promise.resolve({
      tool: 'ESLint',
      version: versionOf('eslint'),
      stdout: `${lines.join('\n')}\n`,
      parts,
    });
  } finally {
    for (const folder of [faulty, clean]) rmSync(folder, { recursive: true });
  }
};
