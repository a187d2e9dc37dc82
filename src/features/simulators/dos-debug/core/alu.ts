/** Status flags of the 8086 that arithmetic sets. */
export interface ArithmeticFlags {
  CF: boolean;
  PF: boolean;
  AF: boolean;
  ZF: boolean;
  SF: boolean;
  OF: boolean;
}

export type Width = 8 | 16;

/** A result and the flags that it leaves. */
export interface AluResult {
  readonly value: number;
  readonly flags: ArithmeticFlags;
}

export function maskOf(width: Width): number {
  return width === 8 ? 0xff : 0xffff;
}

/** Zero, sign and parity; parity depends on the low byte only. */
export function resultFlags(value: number, width: Width): Pick<ArithmeticFlags, 'PF' | 'ZF' | 'SF'> {
  let ones = 0;
  for (let rest = value & 0xff; rest !== 0; rest &= rest - 1) ones += 1;
  return { ZF: (value & maskOf(width)) === 0, SF: (value >> (width - 1)) % 2 !== 0, PF: ones % 2 === 0 };
}

/** `a + b + carry`. */
export function add(a: number, b: number, carry: boolean, width: Width): AluResult {
  const sum = a + b + Number(carry);
  const value = sum & maskOf(width);
  const sign = 1 << (width - 1);
  return {
    value,
    flags: {
      ...resultFlags(value, width),
      CF: sum > maskOf(width),
      AF: ((a ^ b ^ value) & 0x10) !== 0,
      OF: ((a ^ value) & (b ^ value) & sign) !== 0,
    },
  };
}

/** `a - b - borrow`. */
export function subtract(a: number, b: number, borrow: boolean, width: Width): AluResult {
  const value = (a - b - Number(borrow)) & maskOf(width);
  const sign = 1 << (width - 1);
  return {
    value,
    flags: {
      ...resultFlags(value, width),
      CF: a < b + Number(borrow),
      AF: ((a ^ b ^ value) & 0x10) !== 0,
      OF: ((a ^ b) & (a ^ value) & sign) !== 0,
    },
  };
}

/** AND, OR, XOR and TEST clear carry and overflow; AF is undefined on the 8086 and cleared here. */
export function logic(value: number, width: Width): AluResult {
  return { value, flags: { ...resultFlags(value, width), CF: false, AF: false, OF: false } };
}

export const SHIFTS = ['ROL', 'ROR', 'RCL', 'RCR', 'SHL', 'SHR', 'SAR'] as const;
export type Shift = (typeof SHIFTS)[number];

/**
 * Shifts and rotates one bit at a time, as the 8086 does: the count is not masked. OF is defined for a count of 1 and
 * simply computed for others; rotates leave zero, sign, parity and AF unchanged.
 */
export function shift(
  operation: Shift,
  operand: number,
  count: number,
  before: ArithmeticFlags,
  width: Width,
): AluResult {
  const top = 1 << (width - 1);
  let value = operand;
  let flags = { ...before };
  for (let shifted = 0; shifted < count; shifted += 1) {
    const high = (value & top) !== 0;
    const low = (value & 1) !== 0;
    const isLeft = operation === 'ROL' || operation === 'RCL' || operation === 'SHL';
    const entering = { ROL: high, RCL: flags.CF, SHL: false, ROR: low, RCR: flags.CF, SHR: false, SAR: high }[
      operation
    ];
    const next = isLeft ? ((value << 1) & maskOf(width)) | Number(entering) : (value >> 1) | (entering ? top : 0);
    const carry = isLeft ? high : low;
    const nextHigh = (next & top) !== 0;
    const overflow = isLeft ? nextHigh !== carry : nextHigh !== ((next & (top >> 1)) !== 0);
    flags = { ...flags, CF: carry, OF: operation === 'SHR' ? high : operation === 'SAR' ? false : overflow };
    value = next;
  }
  const isRotate = operation.startsWith('R');
  return { value, flags: isRotate || count === 0 ? flags : { ...flags, ...resultFlags(value, width), AF: false } };
}

/** Reads a word as a signed number. */
export function signed(value: number, width: Width): number {
  return width === 8 ? (value << 24) >> 24 : (value << 16) >> 16;
}
