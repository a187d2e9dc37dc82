/** A part of a word, in the order in which it is written. */
export type WordPart =
  | { readonly kind: 'text'; readonly text: string; readonly isQuoted: boolean }
  | { readonly kind: 'variable'; readonly name: string; readonly isQuoted: boolean }
  | { readonly kind: 'substitution'; readonly list: ShellList; readonly isQuoted: boolean };

export type Word = readonly WordPart[];

/** Commands joined by `|`. */
export interface Pipeline {
  readonly commands: readonly (readonly Word[])[];
  /** What stands before the pipeline: it always runs, or depending on the status of the one before. */
  readonly after: 'always' | 'success' | 'failure';
}

export type ShellList = readonly Pipeline[];

/** A text that is not a command of this shell. */
export class ShellSyntaxError extends Error {}

const MOST_NESTED = 20;
const OPERATORS = ['&&', '||', ';', '&', '|', '\n'] as const;
const LEFT_OUT = /^(?:[<>]|\d[<>])/;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*/;

/** Reads a command line character by character; each method leaves the position behind what it has read. */
class ShellReader {
  private position = 0;

  constructor(
    private readonly source: string,
    private readonly depth: number,
  ) {
    if (depth > MOST_NESTED) throw new ShellSyntaxError(`more than ${MOST_NESTED} nested substitutions`);
  }

  /** Reads commands up to the end, or up to the bracket that closes a substitution. */
  readList(end: '' | ')' = ''): { list: ShellList; rest: string } {
    const list: Pipeline[] = [];
    let after: Pipeline['after'] = 'always';
    let commands: (readonly Word[])[] = [];
    let words: Word[] = [];
    let operator = '';
    const endPipeline = () => {
      if (words.length === 0) {
        if (commands.length > 0 || after !== 'always') throw new ShellSyntaxError(`nothing behind "${operator}"`);
        return;
      }
      list.push({ commands: [...commands, words], after });
      commands = [];
      words = [];
    };
    for (;;) {
      this.skipBlanks();
      const rest = this.source.slice(this.position);
      if (rest === '' || (end && rest.startsWith(end))) {
        if (end && rest === '') throw new ShellSyntaxError('"$(" without ")"');
        endPipeline();
        return { list, rest: rest.slice(end.length) };
      }
      if (LEFT_OUT.test(rest)) throw new ShellSyntaxError('this shell has no redirections');
      if (rest.startsWith('(') || rest.startsWith(')')) throw new ShellSyntaxError(`"${rest[0]}" is unexpected`);
      const found = OPERATORS.find((candidate) => rest.startsWith(candidate));
      if (!found) {
        words.push(this.readWord());
        continue;
      }
      this.position += found.length;
      if (found !== '\n' && words.length === 0) throw new ShellSyntaxError(`"${found}" is unexpected`);
      operator = found;
      if (found === '|') {
        commands.push(words);
        words = [];
      } else {
        endPipeline();
        after = found === '&&' ? 'success' : found === '||' ? 'failure' : 'always';
      }
    }
  }

  private skipBlanks(): void {
    const rest = this.source.slice(this.position);
    const [blanks = ''] = /^(?:[ \t\r]|\\\n)*/.exec(rest) ?? [];
    this.position += blanks.length;
    if (this.source[this.position] !== '#') return;
    const end = this.source.indexOf('\n', this.position);
    this.position = end < 0 ? this.source.length : end;
  }

  private readWord(): Word {
    const parts: WordPart[] = [];
    for (;;) {
      const character = this.source[this.position];
      if (character === undefined || /[\s;&|<>()]/.test(character)) return parts;
      if (character === "'") parts.push(this.readSingleQuoted());
      else if (character === '"') parts.push(...this.readDoubleQuoted());
      else parts.push(this.readPart(false));
    }
  }

  private readSingleQuoted(): WordPart {
    const end = this.source.indexOf("'", this.position + 1);
    if (end < 0) throw new ShellSyntaxError("unterminated '");
    const text = this.source.slice(this.position + 1, end);
    this.position = end + 1;
    return { kind: 'text', text, isQuoted: true };
  }

  private readDoubleQuoted(): WordPart[] {
    // An empty quotation is a word too.
    const parts: WordPart[] = [{ kind: 'text', text: '', isQuoted: true }];
    this.position += 1;
    while (this.source[this.position] !== '"') {
      if (this.position >= this.source.length) throw new ShellSyntaxError('unterminated "');
      parts.push(this.readPart(true));
    }
    this.position += 1;
    return parts;
  }

  private readPart(isQuoted: boolean): WordPart {
    const rest = this.source.slice(this.position);
    if (rest.startsWith('$(')) return this.readSubstitution(rest.slice(2), isQuoted);
    if (rest.startsWith('`')) return this.readBackquoted(rest, isQuoted);
    const name = rest.startsWith('$') && NAME.exec(rest.slice(1))?.[0];
    if (name) {
      this.position += name.length + 1;
      return { kind: 'variable', name, isQuoted };
    }
    const isEscape = rest.startsWith('\\') && rest.length > 1 && (!isQuoted || /["\\$`]/.test(rest[1] ?? ''));
    this.position += isEscape ? 2 : 1;
    return { kind: 'text', text: rest[isEscape ? 1 : 0] ?? '', isQuoted: isQuoted || isEscape };
  }

  private readSubstitution(inner: string, isQuoted: boolean): WordPart {
    const { list, rest } = new ShellReader(inner, this.depth + 1).readList(')');
    this.position = this.source.length - rest.length;
    return { kind: 'substitution', list, isQuoted };
  }

  private readBackquoted(rest: string, isQuoted: boolean): WordPart {
    const end = rest.indexOf('`', 1);
    if (end < 0) throw new ShellSyntaxError('unterminated `');
    const { list } = new ShellReader(rest.slice(1, end), this.depth + 1).readList();
    this.position += end + 1;
    return { kind: 'substitution', list, isQuoted };
  }
}

/**
 * Parses a command line of the labs' small shell: words with quotes, `\`, `$NAME`, `$(…)` and backquotes, joined by
 * `;`, `&`, `&&`, `||`, `|` and line ends; `#` begins a comment. The rules are those of POSIX' shell command language.
 *
 * @returns the pipelines in their order
 * @throws ShellSyntaxError for anything else, redirections and groups included
 */
export function parseShell(source: string): ShellList {
  return new ShellReader(source, 0).readList().list;
}
