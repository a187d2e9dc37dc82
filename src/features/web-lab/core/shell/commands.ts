/** The machine on which a lab's commands run. */
export interface ShellSystem {
  /** Text of a file by its absolute path; undefined if there is none. */
  readonly read: (path: string) => string | undefined;
  /** Names in a folder, sorted; undefined if there is none. */
  readonly list: (path: string) => readonly string[] | undefined;
  readonly user: string;
  readonly hostname: string;
  /** Folder in which commands run, an absolute path. */
  readonly folder: string;
}

/** What a command leaves: its output, its messages, and whether it has succeeded. */
export interface CommandResult {
  readonly output: string;
  readonly errors?: string;
  readonly isFailure?: boolean;
}

type Command = (args: readonly string[], input: string, system: ShellSystem) => CommandResult;

const failed = (errors: string): CommandResult => ({ output: '', errors, isFailure: true });
const line = (text: string): CommandResult => ({ output: `${text}\n` });
const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
const joined = (lines: readonly string[]) => lines.map((text) => `${text}\n`).join('');

/** The words of a command in front of `--`, and the operands behind it. */
function atEndOfOptions(args: readonly string[]): readonly [before: readonly string[], after: readonly string[]] {
  const end = args.indexOf('--');
  return end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
}

/** The words of a command that are no options. */
function operandsOf(args: readonly string[]): string[] {
  const [before, after] = atEndOfOptions(args);
  return [...before.filter((argument) => !argument.startsWith('-')), ...after];
}

/** Makes a path absolute and resolves `.` and `..`. */
export function resolvePath(path: string, folder: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function readFiles(name: string, paths: readonly string[], input: string, system: ShellSystem): CommandResult {
  if (paths.length === 0) return { output: input };
  let output = '';
  let errors = '';
  for (const path of paths) {
    const absolute = resolvePath(path, system.folder);
    const content = system.read(absolute);
    if (content !== undefined) output += content;
    else if (system.list(absolute)) errors += `${name}: ${path}: Is a directory\n`;
    else errors += `${name}: ${path}: No such file or directory\n`;
  }
  return { output, errors, isFailure: errors !== '' };
}

function list(args: readonly string[], _input: string, system: ShellSystem): CommandResult {
  const paths = operandsOf(args);
  const withHidden = atEndOfOptions(args)[0].some((argument) => /^-\w*a/.test(argument));
  let output = '';
  let errors = '';
  for (const path of paths.length > 0 ? paths : ['.']) {
    const absolute = resolvePath(path, system.folder);
    const names = system.list(absolute);
    if (names) output += joined(names.filter((name) => withHidden || !name.startsWith('.')));
    else if (system.read(absolute) !== undefined) output += `${path}\n`;
    else errors += `ls: ${path}: No such file or directory\n`;
  }
  return { output, errors, isFailure: errors !== '' };
}

function grep(args: readonly string[], input: string, system: ShellSystem): CommandResult {
  // What follows `-e` is the pattern, even if it begins with a hyphen.
  const flag = atEndOfOptions(args)[0].indexOf('-e');
  const named = flag < 0 ? undefined : args[flag + 1];
  const [before, after] = atEndOfOptions(
    flag < 0 ? args : args.filter((_argument, index) => index !== flag && index !== flag + 1),
  );
  const isInsensitive = before.includes('-i');
  const operands = [...before.filter((argument) => !/^-\w+$/.test(argument)), ...after];
  const [wanted, ...paths] = named === undefined ? operands : [named, ...operands];
  if (wanted === undefined) return failed('grep: no pattern\n');
  const read = readFiles('grep', paths, input, system);
  const plain = (text: string) => (isInsensitive ? text.toLowerCase() : text);
  const found = linesOf(read.output).filter((text) => plain(text).includes(plain(wanted)));
  return { output: joined(found), errors: read.errors, isFailure: found.length === 0 || read.isFailure };
}

function head(words: readonly string[], input: string, system: ShellSystem): CommandResult {
  const [args, after] = atEndOfOptions(words);
  const flag = args.findIndex((argument) => argument === '-n');
  const short = args.find((argument) => /^-\d+$/.test(argument));
  const count = Number(flag >= 0 ? args[flag + 1] : (short?.slice(1) ?? 10));
  const paths = args.filter(
    (argument, index) => argument !== short && (flag < 0 || (index !== flag && index !== flag + 1)),
  );
  const read = readFiles('head', [...paths, ...after], input, system);
  return { ...read, output: joined(linesOf(read.output).slice(0, Number.isInteger(count) ? count : 10)) };
}

function countLines(args: readonly string[], input: string, system: ShellSystem): CommandResult {
  const read = readFiles('wc', operandsOf(args), input, system);
  const { output } = read;
  const words = output.split(/\s+/).filter(Boolean).length;
  const newlines = output.split('\n').length - 1;
  const bytes = new TextEncoder().encode(output).length;
  if (args.includes('-l')) return { ...read, output: `${newlines}\n` };
  return { ...read, output: `${newlines} ${words} ${bytes}\n` };
}

/** The commands of the labs' shell: none changes anything. Options that are not named here are ignored. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['cat', (args, input, system) => readFiles('cat', atEndOfOptions(args).flat(), input, system)],
  ['echo', (args) => line(args.join(' '))],
  ['false', () => ({ output: '', isFailure: true })],
  ['grep', grep],
  ['head', head],
  ['hostname', (_args, _input, system) => line(system.hostname)],
  ['id', (_args, _input, system) => line(`uid=${system.user === 'root' ? 0 : 1000}(${system.user})`)],
  ['ls', list],
  ['pwd', (_args, _input, system) => line(system.folder)],
  ['true', () => ({ output: '' })],
  ['wc', countLines],
  ['whoami', (_args, _input, system) => line(system.user)],
]);
