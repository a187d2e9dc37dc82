import { signed } from './alu';
import { BASES } from './decode';
import { ALIASES, INSTRUCTIONS, type Form, type OperandCode } from './instructionTable';
import { BYTE_REGISTERS, SEGMENT_REGISTERS, WORD_REGISTERS, type WordRegister } from './machine';

/** Why a line could not be assembled; `at` is the column of DEBUG's caret. */
export interface AssemblyProblem {
  readonly code:
    | 'unknownInstruction'
    | 'badOperands'
    | 'sizeNeeded'
    | 'sizeMismatch'
    | 'tooLarge'
    | 'tooFar'
    | 'badOperand'
    | 'overrideInside'
    | 'badString';
  readonly text: string;
  readonly at: number;
}

export type Assembled =
  { readonly ok: true; readonly bytes: readonly number[] } | { readonly ok: false; readonly problem: AssemblyProblem };

/** An operand as it was written. */
type Written =
  | {
      readonly kind: 'register';
      readonly name: string;
      readonly width: 8 | 16;
      readonly number: number;
      readonly segment: boolean;
    }
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly width: 8 | 16 | null;
      readonly distance: 'short' | 'near' | null;
    }
  | {
      readonly kind: 'memory';
      readonly base: readonly WordRegister[];
      readonly displacement: number;
      readonly width: 8 | 16 | null;
    };

class Refusal extends Error {
  constructor(readonly problem: AssemblyProblem) {
    super(problem.code);
  }
}

/**
 * Assembles one line as DEBUG does: numbers are hexadecimal, there are no labels, and of several machine forms the
 * shortest is used.
 *
 * @param offset - offset at which the code will be stored, for relative jumps
 */
export function assemble(line: string, offset: number): Assembled {
  try {
    return { ok: true, bytes: assembleLine(line, offset) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

function assembleLine(line: string, offset: number): number[] {
  const match = /^\s*(?:(ES|CS|SS|DS):\s*)?(?:(\S+)\s*(.*?))?\s*$/is.exec(stripComment(line));
  const override = match?.[1]?.toUpperCase();
  const prefix = override ? (INSTRUCTIONS.find(({ mnemonic }) => mnemonic === `${override}:`)?.opcode ?? 0) : null;
  const written = (match?.[2] ?? '').toUpperCase();
  const rest = match?.[3] ?? '';
  const before = prefix === null ? [] : [prefix];
  if (written === '') return before;
  if (written === 'DB' || written === 'DW') return [...before, ...readData(rest, written === 'DB' ? 1 : 2, line)];
  const mnemonic = ALIASES[written] ?? written;
  const forms = INSTRUCTIONS.filter((form) => form.mnemonic === mnemonic && !form.decodeOnly);
  const at = Math.max(line.toUpperCase().indexOf(written), 0);
  if (forms.length === 0 || written.endsWith(':')) throw new Refusal({ code: 'unknownInstruction', text: written, at });
  if ((mnemonic === 'REPZ' || mnemonic === 'REPNZ') && rest !== '')
    return [...before, forms[0]?.opcode ?? 0, ...assembleLine(rest, offset + 1 + before.length)];
  const operands = splitOperands(rest).map((text) => readOperand(text, line));
  // A shift with a single operand shifts by one bit.
  const completed =
    /^(SHL|SHR|SAR|ROL|ROR|RCL|RCR)$/.test(mnemonic) && operands.length === 1 ? [...operands, ONE] : operands;
  return [...before, ...encodeShortest(forms, completed, offset + before.length, line)];
}

const ONE: Written = { kind: 'number', value: 1, width: null, distance: null };

function stripComment(line: string): string {
  const quoted = /^(?:[^;'"]|'[^']*'|"[^"]*"|['"].*$)*/.exec(line);
  return quoted?.[0] ?? line;
}

function splitOperands(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((part) => part.trim());
}

/** A number as DEBUG reads it: up to four hexadecimal digits with an optional sign. */
function readNumber(text: string): number | null {
  const match = /^([-+]?)([0-9A-F]{1,4})$/i.exec(text);
  if (!match) return null;
  const value = Number.parseInt(match[2] ?? '', 16);
  return match[1] === '-' ? -value & 0xffff : value;
}

function readOperand(text: string, line: string): Written {
  const name = text.toUpperCase();
  const refuse = (code: AssemblyProblem['code']) =>
    new Refusal({ code, text, at: Math.max(line.lastIndexOf(text), 0) + (code === 'tooLarge' ? 4 : 0) });
  for (const [names, width, segment] of [
    [WORD_REGISTERS, 16, false],
    [BYTE_REGISTERS, 8, false],
    [SEGMENT_REGISTERS, 16, true],
  ] as const) {
    const number = names.findIndex((each) => each === name);
    if (number >= 0) return { kind: 'register', name, width, number, segment };
  }
  if (/^(ES|CS|SS|DS):/.test(name)) throw refuse('overrideInside');
  const distance = /^(SHORT|NEAR)\s+(.*)$/.exec(name);
  const sized = /^(BYTE|WORD)(?:\s+PTR)?\s+(.*)$/.exec(name);
  const width = sized ? (sized[1] === 'BYTE' ? 8 : 16) : null;
  const body = (sized?.[2] ?? distance?.[2] ?? name).trim();
  const memory = /^\[(.*)\]$/.exec(body);
  if (memory) return readMemory(memory[1] ?? '', width, refuse('badOperand'));
  const value = readNumber(body);
  if (value === null) throw refuse(/^[-+]?[0-9A-F]{5,}$/i.test(body) ? 'tooLarge' : 'badOperand');
  return { kind: 'number', value, width, distance: distance ? (distance[1] === 'SHORT' ? 'short' : 'near') : null };
}

/** A memory operand in brackets: at most one base register, one index register and constants, added together. */
function readMemory(text: string, width: 8 | 16 | null, refusal: Refusal): Written {
  const terms = text.replace(/\s+/g, '').match(/[-+]?[^-+]+/g) ?? [];
  const base: WordRegister[] = [];
  let displacement = 0;
  for (const term of terms) {
    const name = term.replace(/^\+/, '');
    if (name === 'BX' || name === 'BP' || name === 'SI' || name === 'DI') base.push(name);
    else {
      const value = readNumber(term);
      if (value === null) throw refusal;
      displacement = (displacement + value) & 0xffff;
    }
  }
  const ordered = base.sort((a, b) => Number(b.startsWith('B')) - Number(a.startsWith('B')));
  const isKnown = ordered.length === 0 || BASES.some((each) => each.join() === ordered.join());
  if (terms.length === 0 || !isKnown) throw refusal;
  return { kind: 'memory', base: ordered, displacement, width };
}

/** Bytes or words, and quoted text. */
function readData(text: string, size: 1 | 2, line: string): number[] {
  const bytes: number[] = [];
  for (const part of text.match(/'[^']*'|"[^"]*"|[^\s,]+/g) ?? []) {
    const at = Math.max(line.indexOf(part), 0);
    const quoted = /^(['"])(.*)\1$/.exec(part);
    const value = quoted ? null : readNumber(part);
    if (quoted) {
      const characters = [...(quoted[2] ?? '')];
      // DOS does not know UTF-8, so characters beyond ASCII must be written as their codes.
      if (characters.some((character) => character.charCodeAt(0) > 0x7e))
        throw new Refusal({ code: 'badString', text: part, at });
      bytes.push(
        ...characters.flatMap((character) => (size === 1 ? [character.charCodeAt(0)] : [character.charCodeAt(0), 0])),
      );
    } else if (value === null || /^['"]/.test(part))
      throw new Refusal({ code: /^['"]/.test(part) ? 'badString' : 'badOperand', text: part, at });
    else if (size === 1 && value > 0xff && value < 0xff80) throw new Refusal({ code: 'tooLarge', text: part, at });
    else bytes.push(...(size === 1 ? [value & 0xff] : [value & 0xff, value >> 8]));
  }
  if (bytes.length === 0) throw new Refusal({ code: 'badOperands', text: size === 1 ? 'DB' : 'DW', at: line.length });
  return bytes;
}

/** Tries every form and returns the shortest encoding, the first of equals. Throws the reason if none fits. */
function encodeShortest(forms: readonly Form[], operands: readonly Written[], offset: number, line: string): number[] {
  // XCHG and TEST accept their operands in either order.
  const orders = /^(XCHG|TEST)$/.test(forms[0]?.mnemonic ?? '') ? [operands, [...operands].reverse()] : [operands];
  const encoded = orders.flatMap((order) =>
    forms.flatMap((form) => {
      const bytes = encode(form, order, offset);
      return bytes ? [bytes] : [];
    }),
  );
  const [best] = encoded.sort((a, b) => a.length - b.length);
  if (best) return best;
  throw new Refusal({ code: diagnose(forms, operands), text: line.trim(), at: line.trimEnd().length });
}

function diagnose(forms: readonly Form[], operands: readonly Written[]): AssemblyProblem['code'] {
  const [first, second] = operands;
  const candidates = forms.filter((form) => form.operands.length === operands.length);
  if (candidates.length === 0) return 'badOperands';
  const isShortOnly = candidates.every((form) => form.operands[0] === 'Jb');
  const isTarget = first?.kind === 'number' && candidates.some((form) => form.operands[0] === 'Jb');
  if (isTarget && first.width === null && (first.distance === 'short' || (isShortOnly && first.distance === null)))
    return 'tooFar';
  // No instruction has two operands in memory, or takes a count of shifts from another register than CL.
  if (isShortOnly || operands.filter(({ kind }) => kind === 'memory').length > 1) return 'badOperands';
  if (second?.kind === 'register' && candidates.some((form) => form.operands[1] === 'CL'))
    return second.name === 'CL' && first?.kind === 'memory' && first.width === null ? 'sizeNeeded' : 'badOperands';
  const widths = operands.flatMap((operand) => (operand.kind === 'number' ? [] : (operand.width ?? [])));
  const hasMemory = operands.some(({ kind }) => kind === 'memory');
  if (hasMemory && widths.length === 0) return 'sizeNeeded';
  if (widths.length === 2 && widths[0] !== widths[1]) return 'sizeMismatch';
  if (second?.kind === 'number' && first && 'width' in first && first.width === 8 && !isByte(second.value))
    return 'tooLarge';
  return 'badOperands';
}

function isByte(value: number): boolean {
  return value <= 0xff || value >= 0xff80;
}

/** The bytes of a form, or undefined where an operand does not fit it. */
function encode(form: Form, operands: readonly Written[], offset: number): number[] | undefined {
  if (form.operands.length !== operands.length) return undefined;
  const code: Code = { opcode: form.opcode, digit: form.digit, displacement: [], mode: null, tail: [] };
  // A memory operand without a width takes that of the register beside it.
  const widthBeside = operands.some((operand, index) => operand.kind === 'register' && form.operands[index] !== 'CL');
  for (const [index, part] of form.operands.entries()) {
    const operand = operands[index];
    if (!operand || !encodeOperand(part, operand, code, { offset, widthBeside, length: form.operands.length }))
      return undefined;
  }
  const modRm = code.mode === null ? [] : [code.mode | ((code.digit ?? 0) << 3)];
  return [code.opcode, ...modRm, ...code.displacement, ...code.tail];
}

interface Code {
  opcode: number;
  digit: number | null;
  /** ModRM byte without its middle field. */
  mode: number | null;
  /** Bytes of the displacement, which follow the ModRM byte. */
  displacement: number[];
  tail: number[];
}

interface Surroundings {
  offset: number;
  widthBeside: boolean;
  length: number;
}

function encodeOperand(part: OperandCode, operand: Written, code: Code, around: Surroundings): boolean {
  const width = part.endsWith('b') ? 8 : 16;
  switch (part.charAt(0)) {
    case 'E':
      if (part === 'ES') break;
      return encodeRegisterOrMemory(operand, width, code, around.widthBeside);
    case 'M':
      return operand.kind === 'memory' && encodeRegisterOrMemory({ ...operand, width: 16 }, 16, code, true);
    case 'G':
    case 'Z': {
      if (operand.kind !== 'register' || operand.segment || operand.width !== width) return false;
      if (part.startsWith('G')) code.digit = operand.number;
      return part.startsWith('G') || (code.opcode & 7) === operand.number;
    }
    case 'O': {
      const fits = operand.kind === 'memory' && operand.base.length === 0 && (operand.width ?? width) === width;
      if (fits) code.tail.push(operand.displacement & 0xff, operand.displacement >> 8);
      return fits;
    }
    case 'I':
      return operand.kind === 'number' && operand.distance === null && encodeImmediate(part, operand, code);
    case 'J': {
      if (operand.kind !== 'number' || operand.width !== null) return false;
      return encodeJumpTarget(part === 'Jb', operand, code, around.offset);
    }
  }
  if (part === 'Sw') {
    if (operand.kind !== 'register' || !operand.segment) return false;
    code.digit = operand.number;
    return true;
  }
  if (part === '1' || part === '3') return operand.kind === 'number' && operand.value === Number(part);
  return operand.kind === 'register' && operand.name === part;
}

function encodeRegisterOrMemory(operand: Written, width: 8 | 16, code: Code, widthBeside: boolean): boolean {
  if (operand.kind === 'register') {
    if (operand.segment || operand.width !== width) return false;
    code.mode = 0xc0 | operand.number;
    return true;
  }
  // CALL, JMP, PUSH and POP have only one width; every other instruction needs an explicit one.
  if (
    operand.kind !== 'memory' ||
    (operand.width ??
      (widthBeside || code.opcode === 0x8f || (code.opcode === 0xff && (code.digit ?? 0) > 1) ? width : null)) !== width
  )
    return false;
  const { base, displacement } = operand;
  if (base.length === 0) {
    code.mode = 6;
    code.displacement = [displacement & 0xff, displacement >> 8];
    return true;
  }
  const rm = BASES.findIndex((each) => each.join() === base.join());
  const distance = signed(displacement, 16);
  if (distance === 0 && rm !== 6) code.mode = rm;
  else if (distance >= -128 && distance <= 127) {
    code.mode = 0x40 | rm;
    code.displacement = [displacement & 0xff];
  } else {
    code.mode = 0x80 | rm;
    code.displacement = [displacement & 0xff, displacement >> 8];
  }
  return true;
}

function encodeImmediate(part: OperandCode, { value }: { value: number }, code: Code): boolean {
  if (part === 'Iw') {
    code.tail.push(value & 0xff, value >> 8);
    return true;
  }
  const fits = part === 'Is' ? value <= 0x7f || value >= 0xff80 : isByte(value);
  if (fits) code.tail.push(value & 0xff);
  return fits;
}

function encodeJumpTarget(
  isShort: boolean,
  { value, distance: wanted }: { value: number; distance: 'short' | 'near' | null },
  code: Code,
  offset: number,
): boolean {
  if (wanted === (isShort ? 'near' : 'short')) return false;
  const distance = signed((value - offset - (isShort ? 2 : 3)) & 0xffff, 16);
  if (isShort && (distance < -128 || distance > 127)) return false;
  code.tail.push(distance & 0xff);
  if (!isShort) code.tail.push((distance >> 8) & 0xff);
  return true;
}
