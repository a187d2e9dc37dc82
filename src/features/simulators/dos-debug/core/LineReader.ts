import { SEGMENT_REGISTERS, type Registers } from './machine';
import type { NoteCode } from './types';

export interface Address {
  readonly segment: number;
  readonly offset: number;
}

/** Thrown for a line that DEBUG refuses, with the column of its caret. */
export class CommandError extends Error {
  constructor(
    readonly note: NoteCode,
    readonly at: number,
    readonly about: string,
  ) {
    super(note);
  }
}

/** Reads the parts of a command from left to right: hexadecimal numbers, addresses, ranges, lists. */
export class LineReader {
  private at = 0;

  constructor(
    private readonly line: string,
    private readonly registers: Registers,
  ) {}

  /** The command's letter. */
  letter(): string {
    this.skip();
    const letter = this.line.charAt(this.at).toUpperCase();
    this.at += 1;
    return letter;
  }

  isAtEnd(): boolean {
    this.skip();
    return this.at >= this.line.length;
  }

  end(): void {
    if (!this.isAtEnd()) throw this.refuse('unexpected');
  }

  refuse(note: NoteCode): CommandError {
    const rest = this.line.slice(this.at);
    return new CommandError(note, this.at, /^\S+/.exec(rest)?.[0] ?? '');
  }

  /** Consumes a mark such as `=` if it comes next, and returns it. */
  take(mark: RegExp): string | null {
    this.skip();
    const match = new RegExp(`^(?:${mark.source})`, 'i').exec(this.line.slice(this.at));
    if (!match) return null;
    this.at += match[0].length;
    return match[0].toUpperCase();
  }

  number(digits = 4): number {
    this.skip();
    const match = /^[0-9a-f]+/i.exec(this.line.slice(this.at));
    if (!match || match[0].length > digits) throw this.refuse('badNumber');
    this.at += match[0].length;
    return Number.parseInt(match[0], 16);
  }

  /** `[segment:]offset`; the segment may be the name of a segment register. */
  address(segment: number): Address {
    const name = this.take(/[CDES]S:/);
    if (name) {
      const register = SEGMENT_REGISTERS.find((each) => name.startsWith(each));
      return { segment: register ? this.registers[register] : segment, offset: this.offset() };
    }
    const first = this.offset();
    if (this.line.charAt(this.at) !== ':') return { segment, offset: first };
    this.at += 1;
    return { segment: first, offset: this.offset() };
  }

  private offset(): number {
    this.skip();
    if (!/^[0-9a-f]/i.test(this.line.slice(this.at))) throw this.refuse('badAddress');
    return this.number();
  }

  /** `address`, `address address` or `address L length`; without an end the range has `length` bytes. */
  range(segment: number, length: number): Address & { readonly last: number } {
    const start = this.address(segment);
    if (this.isAtEnd()) return { ...start, last: Math.min(start.offset + length - 1, 0xffff) };
    const counted = this.take(/L/) !== null;
    const value = this.number();
    const last = counted ? start.offset + value - 1 : value;
    if (last < start.offset || last > 0xffff) throw this.refuse('badRange');
    return { ...start, last };
  }

  /** Bytes and quoted texts up to the end of the line. */
  bytes(): number[] {
    const bytes: number[] = [];
    while (!this.isAtEnd()) {
      const quoted = /^(['"])(.*?)\1/.exec(this.line.slice(this.at));
      if (quoted) {
        const codes = [...(quoted[2] ?? '')].map((character) => character.charCodeAt(0));
        if (codes.some((code) => code > 0x7e)) throw this.refuse('badString');
        bytes.push(...codes);
        this.at += quoted[0].length;
      } else if (/^[0-9a-f]/i.test(this.line.slice(this.at))) bytes.push(this.number(2));
      else throw this.refuse('badList');
    }
    return bytes;
  }

  word(): string {
    this.skip();
    const match = /^\S+/.exec(this.line.slice(this.at));
    this.at += match?.[0].length ?? 0;
    return match?.[0] ?? '';
  }

  private skip(): void {
    this.at += /^[\s,]*/.exec(this.line.slice(this.at))?.[0].length ?? 0;
  }
}
