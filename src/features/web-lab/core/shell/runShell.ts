import { COMMANDS, type CommandResult, type ShellSystem } from './commands';
import { parseShell, ShellSyntaxError, type ShellList, type Word } from './parseShell';

/** What a command line has done. */
export interface ShellRun {
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly errors: string;
  readonly isFailure: boolean;
  /** Every command that has run, with its arguments, in order: the evidence of an injection. */
  readonly executed: readonly (readonly string[])[];
}

const MOST_COMMANDS = 200;
const MOST_CHARACTERS = 64_000;

class ShellLimit extends Error {}

class ShellRunner {
  readonly executed: (readonly string[])[] = [];
  errors = '';

  constructor(private readonly system: ShellSystem) {}

  runList(list: ShellList): CommandResult {
    let output = '';
    let isFailure = false;
    for (const { commands, after } of list) {
      if ((after === 'success' && isFailure) || (after === 'failure' && !isFailure)) continue;
      let input = '';
      for (const words of commands) {
        const result = this.runCommand(
          words.flatMap((word) => this.expand(word)),
          input,
        );
        input = result.output;
        isFailure = result.isFailure ?? false;
      }
      output = this.limited(output + input);
    }
    return { output, isFailure };
  }

  private runCommand([name, ...args]: readonly string[], input: string): CommandResult {
    if (name === undefined) return { output: '' };
    this.executed.push([name, ...args]);
    if (this.executed.length > MOST_COMMANDS) throw new ShellLimit(`more than ${MOST_COMMANDS} commands`);
    const command = COMMANDS.get(name);
    const result = command?.(args, input, this.system) ?? {
      output: '',
      errors: `sh: ${name}: not found\n`,
      isFailure: true,
    };
    this.errors = this.limited(this.errors + (result.errors ?? ''));
    this.limited(result.output);
    return result;
  }

  private limited(text: string): string {
    if (text.length > MOST_CHARACTERS) throw new ShellLimit(`more than ${MOST_CHARACTERS} characters of output`);
    return text;
  }

  /** The arguments that a word becomes: what is not quoted is split at blanks. */
  private expand(word: Word): string[] {
    const fields: string[] = [];
    let current: string | undefined;
    for (const part of word) {
      const text = part.kind === 'text' ? part.text : this.valueOf(part);
      if (part.isQuoted || part.kind === 'text') {
        current = (current ?? '') + text;
        continue;
      }
      const [first = '', ...more] = text.split(/\s+/);
      if (first !== '' || current !== undefined) current = (current ?? '') + first;
      for (const next of more) {
        if (current !== undefined && current !== '') fields.push(current);
        current = next === '' ? undefined : next;
      }
    }
    return current === undefined ? fields : [...fields, current];
  }

  private valueOf(part: Exclude<Word[number], { kind: 'text' }>): string {
    if (part.kind === 'substitution') return this.runList(part.list).output.replace(/\n+$/, '');
    const { user, hostname, folder } = this.system;
    return (
      new Map([
        ['HOME', `/home/${user}`],
        ['HOSTNAME', hostname],
        ['PWD', folder],
        ['USER', user],
      ]).get(part.name) ?? ''
    );
  }
}

/**
 * Runs a command line in the labs' small shell (`parseShell`), as `sh -c` would. Nothing outside of `system` is read,
 * and nothing is changed.
 *
 * @returns what was printed and executed. A syntax error, or more than 200 commands or 64,000 characters, is reported
 *   in `errors`; a real shell executes nothing of a line that it cannot parse, and so does this one
 */
export function runShell(source: string, system: ShellSystem): ShellRun {
  const runner = new ShellRunner(system);
  try {
    const { output, isFailure = false } = runner.runList(parseShell(source));
    return { output, errors: runner.errors, isFailure, executed: runner.executed };
  } catch (error) {
    if (!(error instanceof ShellSyntaxError || error instanceof ShellLimit)) throw error;
    const errors = `${runner.errors}sh: ${error.message}\n`;
    return { output: '', errors, isFailure: true, executed: runner.executed };
  }
}

/** Runs one program with arguments and without a shell, as `execFile` does: no character in them has a meaning. */
export function runProgram(name: string, args: readonly string[], system: ShellSystem): ShellRun {
  const result = COMMANDS.get(name)?.(args, '', system);
  if (!result) return { output: '', errors: `${name}: not found\n`, isFailure: true, executed: [[name, ...args]] };
  const { output, errors = '', isFailure = false } = result;
  return { output, errors, isFailure, executed: [[name, ...args]] };
}
