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
  const paths = args.filter((argument) => !argument.startsWith('-'));
  const withHidden = args.some((argument) => /^-\w*a/.test(argument));
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
  const isInsensitive = args.includes('-i');
  const [wanted, ...paths] = args.filter((argument) => !/^-\w+$/.test(argument));
  if (wanted === undefined) return failed('grep: no pattern\n');
  const read = readFiles('grep', paths, input, system);
  const plain = (text: string) => (isInsensitive ? text.toLowerCase() : text);
  const found = linesOf(read.output).filter((text) => plain(text).includes(plain(wanted)));
  return { output: joined(found), errors: read.errors, isFailure: found.length === 0 || read.isFailure };
}

function head(args: readonly string[], input: string, system: ShellSystem): CommandResult {
  const flag = args.findIndex((argument) => argument === '-n');
  const short = args.find((argument) => /^-\d+$/.test(argument));
  const count = Number(flag >= 0 ? args[flag + 1] : (short?.slice(1) ?? 10));
  const paths = args.filter(
    (argument, index) => argument !== short && (flag < 0 || (index !== flag && index !== flag + 1)),
  );
  const read = readFiles('head', paths, input, system);
  return { ...read, output: joined(linesOf(read.output).slice(0, Number.isInteger(count) ? count : 10)) };
}

function countLines(args: readonly string[], input: string, system: ShellSystem): CommandResult {
  const read = readFiles(
    'wc',
    args.filter((argument) => !argument.startsWith('-')),
    input,
    system,
  );
  const { output } = read;
  const words = output.split(/\s+/).filter(Boolean).length;
  const newlines = output.split('\n').length - 1;
  const bytes = new TextEncoder().encode(output).length;
  if (args.includes('-l')) return { ...read, output: `${newlines}\n` };
  return { ...read, output: `${newlines} ${words} ${bytes}\n` };
}

/** The commands of the labs' shell: none changes anything. Options that are not named here are ignored. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['cat', (args, input, system) => readFiles('cat', args, input, system)],
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
