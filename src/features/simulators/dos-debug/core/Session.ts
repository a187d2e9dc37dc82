import { assemble } from './assemble';
import { decode } from './decode';
import { FLAG_NAMES, formatDump, formatFlags, formatListing, formatRegisters, hex } from './format';
import { CommandError, LineReader, type Address } from './LineReader';
import { Machine, SEGMENT_REGISTERS, WORD_REGISTERS, type RegisterName } from './machine';
import { Runner } from './Runner';
import type { OutputLine } from './types';

/** How the next line will be read. */
type Mode =
  | { readonly kind: 'command' | 'flags' | 'quit' }
  | { readonly kind: 'assemble' | 'enter'; readonly segment: number; readonly offset: number }
  | { readonly kind: 'register'; readonly name: RegisterName };

const COMMAND: Mode = { kind: 'command' };
const REGISTERS: readonly RegisterName[] = [...WORD_REGISTERS, ...SEGMENT_REGISTERS, 'IP'];
/** Instructions that the P command runs as one step. */
const RUN_WHOLE = /^(CALL|LOOP|LOOPZ|LOOPNZ|INT|REPZ|REPNZ)$/;

/** A session at DEBUG's prompt. */
export class Session {
  readonly machine = new Machine();
  private readonly runner: Runner;
  private mode: Mode = COMMAND;
  private output: OutputLine[] = [];
  private dumpAt: Address;
  private listAt: Address | null = null;
  private assembleAt: Address;
  private fileName: string | null = null;
  /** The first instruction that the current line runs. */
  private ran = '';

  constructor(keys: string) {
    this.runner = new Runner(this.machine, keys);
    const start = { segment: this.machine.registers.CS, offset: 0x100 };
    this.dumpAt = start;
    this.assembleAt = start;
  }

  get prompt(): string {
    const { mode } = this;
    switch (mode.kind) {
      case 'assemble':
        return `${hex(mode.segment, 4)}:${hex(mode.offset, 4)} `;
      case 'enter':
        return `${hex(mode.segment, 4)}:${hex(mode.offset, 4)}  ${hex(this.machine.memory.readByte(mode.segment, mode.offset), 2)}.`;
      case 'register':
        return ':';
      case 'flags':
        return `${formatFlags(this.machine.flags)}  -`;
      case 'command':
        return '-';
      case 'quit':
        return '';
    }
  }

  /** Runs one typed line. */
  type(line: string): { output: readonly OutputLine[]; ran: string } {
    this.output = [];
    this.ran = '';
    const column = this.prompt.length;
    try {
      this.perform(line);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const word = { unknownRegister: 'BR', badFlag: 'BF' }[error.note as string];
      this.print(word ? `${word} Error` : `${' '.repeat(column + error.at)}^ Error`);
      this.output.push({ note: error.note, about: error.about });
    }
    return { output: this.output, ran: this.ran };
  }

  private print(...lines: string[]): void {
    this.output.push(...lines.map((text) => ({ text })));
  }

  private perform(line: string): void {
    const { mode } = this;
    switch (mode.kind) {
      case 'quit':
        this.output.push({ note: 'afterQuit', about: '' });
        break;
      case 'assemble':
        this.assembleLine(line, mode);
        break;
      case 'enter':
        this.mode = COMMAND;
        this.store(mode, new LineReader(line, this.machine.registers).bytes());
        break;
      case 'register': {
        this.mode = COMMAND;
        const reader = new LineReader(line, this.machine.registers);
        if (!reader.isAtEnd()) this.machine.registers[mode.name] = reader.number();
        reader.end();
        break;
      }
      case 'flags':
        this.mode = COMMAND;
        this.setFlags(line);
        break;
      case 'command':
        if (line.trim() !== '') this.command(line);
        break;
    }
  }

  private command(line: string): void {
    const { registers } = this.machine;
    const reader = new LineReader(line, registers);
    const letter = reader.letter();
    switch (letter) {
      case 'A': {
        const at = reader.isAtEnd() ? this.assembleAt : reader.address(registers.CS);
        reader.end();
        this.mode = { kind: 'assemble', ...at };
        break;
      }
      case 'U':
        this.unassemble(reader);
        break;
      case 'R':
        this.register(reader);
        break;
      case 'D': {
        const range = reader.isAtEnd()
          ? { ...this.dumpAt, last: Math.min(this.dumpAt.offset + 127, 0xffff) }
          : reader.range(registers.DS, 128);
        reader.end();
        this.print(...formatDump(this.machine.memory, range.segment, range.offset, range.last));
        this.dumpAt = { segment: range.segment, offset: (range.last + 1) & 0xffff };
        break;
      }
      case 'E': {
        const at = reader.address(registers.DS);
        if (reader.isAtEnd()) this.mode = { kind: 'enter', ...at };
        else this.store(at, reader.bytes());
        break;
      }
      case 'H': {
        const [a, b] = [reader.number(), reader.number()];
        reader.end();
        this.print(`${hex((a + b) & 0xffff, 4)}  ${hex((a - b) & 0xffff, 4)}`);
        break;
      }
      case 'T':
      case 'P':
        this.trace(reader, letter === 'P');
        break;
      case 'G':
        this.go(reader);
        break;
      case 'N':
        this.fileName = reader.word().toUpperCase();
        if (this.fileName === '') throw reader.refuse('nameNeeded');
        break;
      case 'W':
        this.writeFile(reader);
        break;
      case 'Q':
        reader.end();
        this.mode = { kind: 'quit' };
        this.output.push({ note: 'quit', about: '' });
        break;
      default:
        throw new CommandError(
          /^[CFILMOSX?]$/.test(letter) ? 'commandNotHere' : 'unknownCommand',
          line.length - line.trimStart().length,
          letter,
        );
    }
  }

  private assembleLine(line: string, { segment, offset }: Address): void {
    if (line.trim() === '') {
      this.mode = COMMAND;
      return;
    }
    const assembled = assemble(line, offset);
    if (!assembled.ok) throw new CommandError(assembled.problem.code, assembled.problem.at, assembled.problem.text);
    this.store({ segment, offset }, assembled.bytes);
    this.assembleAt = { segment, offset: (offset + assembled.bytes.length) & 0xffff };
    this.mode = { kind: 'assemble', ...this.assembleAt };
  }

  private store({ segment, offset }: Address, bytes: readonly number[]): void {
    for (const [index, byte] of bytes.entries()) this.machine.memory.writeByte(segment, offset + index, byte);
  }

  private unassemble(reader: LineReader): void {
    const { CS, IP } = this.machine.registers;
    const start = this.listAt ?? { segment: CS, offset: IP };
    const range = reader.isAtEnd() ? { ...start, last: Math.min(start.offset + 31, 0xffff) } : reader.range(CS, 32);
    reader.end();
    let { offset } = range;
    while (offset <= range.last) {
      const instruction = decode(this.machine.memory, range.segment, offset);
      this.print(formatListing(instruction, range.segment, offset));
      offset += instruction.bytes.length;
    }
    this.listAt = { segment: range.segment, offset: offset & 0xffff };
  }

  private register(reader: LineReader): void {
    if (reader.isAtEnd()) {
      this.print(...formatRegisters(this.machine));
      this.listAt = null;
      return;
    }
    const word = reader.word().toUpperCase();
    if (word === 'F') {
      this.mode = { kind: 'flags' };
      return;
    }
    const name = REGISTERS.find((each) => each === (word === 'PC' ? 'IP' : word));
    if (!name) throw new CommandError('unknownRegister', 0, word);
    this.print(`${name} ${hex(this.machine.registers[name], 4)}`);
    this.mode = { kind: 'register', name };
  }

  private setFlags(line: string): void {
    const names = line.toUpperCase().match(/[^\s,]{1,2}/g) ?? [];
    const changes = names.map((name) => {
      const found = FLAG_NAMES.find(([, set, clear]) => set === name || clear === name);
      if (!found) throw new CommandError('badFlag', 0, name);
      return [found[0], found[1] === name] as const;
    });
    Object.assign(this.machine.flags, Object.fromEntries(changes));
  }

  private jumpIfAsked(reader: LineReader): void {
    if (reader.take(/=/) === null) return;
    const { segment, offset } = reader.address(this.machine.registers.CS);
    Object.assign(this.machine.registers, { CS: segment, IP: offset });
  }

  private trace(reader: LineReader, wholeCalls: boolean): void {
    const { machine } = this;
    this.jumpIfAsked(reader);
    const count = reader.isAtEnd() ? 1 : reader.number();
    reader.end();
    for (let done = 0; done < count; done += 1) {
      const { CS, IP } = machine.registers;
      const instruction = decode(machine.memory, CS, IP);
      this.noteFirst();
      const behind = (IP + instruction.bytes.length) & 0xffff;
      const runsWhole = wholeCalls && RUN_WHOLE.test(instruction.mnemonic);
      const stop = this.runner.run(() => !runsWhole || machine.registers.IP === behind, this.output);
      if (stop === 'terminated') return;
      if (done > 0 || this.output.length > 0) this.print('');
      this.print(...formatRegisters(machine));
      this.listAt = null;
      if (stop === 'ended') return;
    }
  }

  private go(reader: LineReader): void {
    const { machine } = this;
    this.jumpIfAsked(reader);
    const breakpoints: Address[] = [];
    while (!reader.isAtEnd()) breakpoints.push(reader.address(machine.registers.CS));
    this.noteFirst();
    const isThere = () =>
      breakpoints.some(({ segment, offset }) => segment === machine.registers.CS && offset === machine.registers.IP);
    const stop = this.runner.run(isThere, this.output);
    if (stop === 'terminated') return;
    if (this.output.length > 0) this.print('');
    this.print(...formatRegisters(machine));
    this.listAt = null;
  }

  private noteFirst(): void {
    const { CS, IP } = this.machine.registers;
    if (this.ran === '')
      this.ran = formatListing(decode(this.machine.memory, CS, IP), CS, IP)
        .slice(24)
        .replace(/\s+/, ' ');
  }

  /** Only prints the size, which the lesson needs: there is no disk. */
  private writeFile(reader: LineReader): void {
    if (!reader.isAtEnd()) reader.address(this.machine.registers.CS);
    reader.end();
    if (this.fileName === null) throw reader.refuse('nameNeeded');
    const { BX, CX } = this.machine.registers;
    this.print(`Writing ${hex(BX * 0x10000 + CX, 5)} bytes`);
  }
}
