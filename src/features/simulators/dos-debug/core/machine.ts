import type { ArithmeticFlags } from './alu';

/** Registers in the order in which machine code numbers them. */
export const WORD_REGISTERS = ['AX', 'CX', 'DX', 'BX', 'SP', 'BP', 'SI', 'DI'] as const;
export const BYTE_REGISTERS = ['AL', 'CL', 'DL', 'BL', 'AH', 'CH', 'DH', 'BH'] as const;
export const SEGMENT_REGISTERS = ['ES', 'CS', 'SS', 'DS'] as const;

export type WordRegister = (typeof WORD_REGISTERS)[number];
export type ByteRegister = (typeof BYTE_REGISTERS)[number];
export type SegmentRegister = (typeof SEGMENT_REGISTERS)[number];
export type RegisterName = WordRegister | SegmentRegister | 'IP';
export type Registers = Record<RegisterName, number>;

export interface Flags extends ArithmeticFlags {
  DF: boolean;
  IF: boolean;
}

/** The segment into which DOS loads the program. Any free segment would do; this is the one in DOSBox. */
export const PROGRAM_SEGMENT = 0x073f;

const PAGE = 0x1000;

/** A mebibyte of memory, which allocates only the pages that are written. */
export class Memory {
  private readonly pages = new Map<number, Uint8Array>();

  readByte(segment: number, offset: number): number {
    const address = linear(segment, offset);
    return this.pages.get(Math.floor(address / PAGE))?.[address % PAGE] ?? 0;
  }

  writeByte(segment: number, offset: number, value: number): void {
    const address = linear(segment, offset);
    const number = Math.floor(address / PAGE);
    let page = this.pages.get(number);
    if (!page) {
      page = new Uint8Array(PAGE);
      this.pages.set(number, page);
    }
    page[address % PAGE] = value;
  }

  /** Words are stored with the low byte first, and wrap round within their segment. */
  readWord(segment: number, offset: number): number {
    return this.readByte(segment, offset) | (this.readByte(segment, offset + 1) << 8);
  }

  writeWord(segment: number, offset: number, value: number): void {
    this.writeByte(segment, offset, value & 0xff);
    this.writeByte(segment, offset + 1, (value >> 8) & 0xff);
  }
}

/** Segment × 16 + offset, within 20 bits. */
function linear(segment: number, offset: number): number {
  return ((segment << 4) + (offset & 0xffff)) & 0xfffff;
}

/** Processor and memory; changed in place while a session runs. */
export class Machine {
  readonly memory = new Memory();
  /** Instructions run so far, including each repetition; a limit on it stops endless programs. */
  work = 0;
  /** How many instructions have run. */
  executed = 0;
  registers: Registers = {
    AX: 0,
    BX: 0,
    CX: 0,
    DX: 0,
    SP: 0xffee,
    BP: 0,
    SI: 0,
    DI: 0,
    DS: PROGRAM_SEGMENT,
    ES: PROGRAM_SEGMENT,
    SS: PROGRAM_SEGMENT,
    CS: PROGRAM_SEGMENT,
    IP: 0x0100,
  };
  flags: Flags = { OF: false, DF: false, IF: true, SF: false, ZF: false, AF: false, PF: false, CF: false };

  constructor() {
    // The program segment prefix begins with INT 20, so a program that returns to it ends.
    this.memory.writeByte(PROGRAM_SEGMENT, 0, 0xcd);
    this.memory.writeByte(PROGRAM_SEGMENT, 1, 0x20);
  }

  readRegister(name: RegisterName | ByteRegister): number {
    if (!isByteRegister(name)) return this.registers[name];
    const word = this.registers[wordOf(name)];
    return name.endsWith('H') ? word >> 8 : word & 0xff;
  }

  writeRegister(name: RegisterName | ByteRegister, value: number): void {
    if (!isByteRegister(name)) {
      this.registers[name] = value & 0xffff;
      return;
    }
    const word = this.registers[wordOf(name)];
    this.registers[wordOf(name)] = name.endsWith('H')
      ? (word & 0xff) | ((value & 0xff) << 8)
      : (word & 0xff00) | (value & 0xff);
  }

  push(value: number): void {
    this.registers.SP = (this.registers.SP - 2) & 0xffff;
    this.memory.writeWord(this.registers.SS, this.registers.SP, value);
  }

  pop(): number {
    const value = this.memory.readWord(this.registers.SS, this.registers.SP);
    this.registers.SP = (this.registers.SP + 2) & 0xffff;
    return value;
  }
}

export function isByteRegister(name: string): name is ByteRegister {
  return BYTE_REGISTERS.some((each) => each === name);
}

function wordOf(name: ByteRegister): WordRegister {
  return `${name.charAt(0)}X` as WordRegister;
}

/** Bits of the flags word, as PUSHF and LAHF store them. */
const FLAG_BITS: readonly (readonly [keyof Flags, number])[] = [
  ['CF', 0],
  ['PF', 2],
  ['AF', 4],
  ['ZF', 6],
  ['SF', 7],
  ['IF', 9],
  ['DF', 10],
  ['OF', 11],
];

/** On the 8086 bits 12 to 15 and bit 1 are always set. */
export function flagsToWord(flags: Flags): number {
  return FLAG_BITS.reduce((word, [name, bit]) => (flags[name] ? word | (1 << bit) : word), 0xf002);
}

export function flagsFromWord(word: number): Flags {
  return Object.fromEntries(FLAG_BITS.map(([name, bit]) => [name, ((word >> bit) & 1) === 1])) as unknown as Flags;
}
