import { signed } from './alu';
import { INSTRUCTIONS, type Form, type OperandCode } from './instructionTable';
import {
  BYTE_REGISTERS,
  SEGMENT_REGISTERS,
  WORD_REGISTERS,
  type ByteRegister,
  type Memory,
  type RegisterName,
  type SegmentRegister,
  type WordRegister,
} from './machine';

export interface MemoryOperand {
  readonly kind: 'memory';
  readonly width: 8 | 16;
  readonly base: readonly WordRegister[];
  readonly displacement: number;
  /** Bytes of the displacement in the code: 0, 1 or 2. */
  readonly size: 0 | 1 | 2;
}

export type Operand =
  | MemoryOperand
  | { readonly kind: 'register'; readonly width: 8 | 16; readonly name: ByteRegister | RegisterName }
  | { readonly kind: 'immediate'; readonly width: 8 | 16; readonly value: number; readonly extended?: boolean }
  | { readonly kind: 'target'; readonly offset: number }
  | { readonly kind: 'count'; readonly value: number };

export interface Instruction {
  /** `DB` where the byte is not an instruction. */
  readonly mnemonic: string;
  readonly operands: readonly Operand[];
  readonly bytes: readonly number[];
}

/** Base and index registers by the r/m field. */
export const BASES: readonly (readonly WordRegister[])[] = [
  ['BX', 'SI'],
  ['BX', 'DI'],
  ['BP', 'SI'],
  ['BP', 'DI'],
  ['SI'],
  ['DI'],
  ['BP'],
  ['BX'],
];

/** The forms of each opcode; where there are several, a digit in the next byte distinguishes them. */
const BY_OPCODE = Array.from({ length: 256 }, (_, opcode) => {
  const forms = INSTRUCTIONS.filter((form) => form.opcode === opcode);
  return { forms, hasDigit: forms.some(({ digit }) => digit !== null), hasModRm: forms.some(hasModRm) };
});

function hasModRm({ digit, operands }: Form): boolean {
  return digit !== null || operands.some((code) => /^(E[bw]|G[bw]|Sw|Mw)$/.test(code));
}

export const PREFIXES = new Set(['ES:', 'CS:', 'SS:', 'DS:', 'REPZ', 'REPNZ', 'LOCK']);

/**
 * Decodes machine instructions, and caches the one at each address for as long as its bytes stay the same, so that a
 * loop is decoded once.
 */
export class Decoder {
  private readonly known = new Map<number, Instruction>();

  constructor(private readonly memory: Memory) {}

  at(segment: number, offset: number): Instruction {
    const address = segment * 0x10000 + offset;
    const before = this.known.get(address);
    if (before?.bytes.every((byte, index) => this.memory.readByte(segment, offset + index) === byte)) return before;
    const instruction = decode(this.memory, segment, offset);
    this.known.set(address, instruction);
    return instruction;
  }
}

/** Reads one machine instruction; a prefix is an instruction of its own, as in DEBUG's listing. */
export function decode(memory: Memory, segment: number, offset: number): Instruction {
  const reader = new Reader(memory, segment, offset);
  const opcode = reader.byte();
  const known = BY_OPCODE[opcode];
  const digit = known?.hasDigit ? (memory.readByte(segment, offset + 1) >> 3) & 7 : null;
  const form = known?.forms.find((candidate) => candidate.digit === digit);
  const operands = known && form && readOperands(form, known.hasModRm, reader);
  if (!form || !operands)
    return { mnemonic: 'DB', operands: [{ kind: 'immediate', width: 8, value: opcode }], bytes: [opcode] };
  return { mnemonic: form.mnemonic, operands, bytes: reader.bytes };
}

class Reader {
  readonly bytes: number[] = [];

  constructor(
    private readonly memory: Memory,
    private readonly segment: number,
    private readonly offset: number,
  ) {}

  byte(): number {
    const value = this.memory.readByte(this.segment, this.offset + this.bytes.length);
    this.bytes.push(value);
    return value;
  }

  word(): number {
    return this.byte() | (this.byte() << 8);
  }

  /** Offset after the bytes read so far. */
  next(): number {
    return (this.offset + this.bytes.length) & 0xffff;
  }
}

/** The operands, or undefined where the bytes encode one that the form does not allow. */
function readOperands({ operands, opcode }: Form, needsModRm: boolean, reader: Reader): readonly Operand[] | undefined {
  const modRm = needsModRm ? reader.byte() : 0;
  const rm = needsModRm ? readRegisterOrMemory(modRm, reader) : null;
  const read = operands.map((code) => readOperand(code, { modRm, rm, opcode, reader }));
  return read.every((operand) => operand !== undefined) ? (read as Operand[]) : undefined;
}

/** What the `mod` and `r/m` fields of a ModRM byte name, without its width. */
type RegisterOrMemory = Omit<MemoryOperand, 'width' | 'kind'> | { readonly register: number };

function readRegisterOrMemory(modRm: number, reader: Reader): RegisterOrMemory {
  const [mode, rm] = [modRm >> 6, modRm & 7];
  if (mode === 3) return { register: rm };
  if (mode === 0 && rm === 6) return { base: [], displacement: reader.word(), size: 2 };
  const base = BASES[rm] ?? [];
  if (mode === 0) return { base, displacement: 0, size: 0 };
  if (mode === 1) return { base, displacement: signed(reader.byte(), 8), size: 1 };
  return { base, displacement: reader.word(), size: 2 };
}

interface Context {
  modRm: number;
  rm: RegisterOrMemory | null;
  opcode: number;
  reader: Reader;
}

function readOperand(code: OperandCode, { modRm, rm, opcode, reader }: Context): Operand | undefined {
  const field = (modRm >> 3) & 7;
  const wordRegister = (number: number): Operand => ({
    kind: 'register',
    width: 16,
    name: WORD_REGISTERS[number] ?? 'AX',
  });
  const byteRegister = (number: number): Operand => ({
    kind: 'register',
    width: 8,
    name: BYTE_REGISTERS[number] ?? 'AL',
  });
  switch (code) {
    case 'Eb':
      return rm && 'register' in rm ? byteRegister(rm.register) : rm ? { kind: 'memory', width: 8, ...rm } : undefined;
    case 'Ew':
      return rm && 'register' in rm ? wordRegister(rm.register) : rm ? { kind: 'memory', width: 16, ...rm } : undefined;
    case 'Mw':
      return rm && !('register' in rm) ? { kind: 'memory', width: 16, ...rm } : undefined;
    case 'Gb':
      return byteRegister(field);
    case 'Gw':
      return wordRegister(field);
    case 'Sw': {
      const name = SEGMENT_REGISTERS[field];
      return name && { kind: 'register', width: 16, name };
    }
    case 'Ob':
      return { kind: 'memory', width: 8, base: [], displacement: reader.word(), size: 2 };
    case 'Ow':
      return { kind: 'memory', width: 16, base: [], displacement: reader.word(), size: 2 };
    case 'Ib':
      return { kind: 'immediate', width: 8, value: reader.byte() };
    case 'Iw':
      return { kind: 'immediate', width: 16, value: reader.word() };
    case 'Is':
      return { kind: 'immediate', width: 16, value: signed(reader.byte(), 8) & 0xffff, extended: true };
    case 'Jb': {
      const distance = signed(reader.byte(), 8);
      return { kind: 'target', offset: (reader.next() + distance) & 0xffff };
    }
    case 'Jw': {
      const distance = reader.word();
      return { kind: 'target', offset: (reader.next() + distance) & 0xffff };
    }
    case 'Zb':
      return byteRegister(opcode & 7);
    case 'Zw':
      return wordRegister(opcode & 7);
    case '1':
    case '3':
      return { kind: 'count', value: Number(code) };
    case 'AL':
    case 'CL':
      return { kind: 'register', width: 8, name: code };
    default:
      return { kind: 'register', width: 16, name: code };
  }
}

/** Segment that a memory operand uses unless a prefix names another: the stack segment where BP is the base. */
export function defaultSegment({ base }: MemoryOperand): SegmentRegister {
  return base.includes('BP') ? 'SS' : 'DS';
}
