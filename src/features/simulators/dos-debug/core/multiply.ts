import { maskOf, signed, type Width } from './alu';
import type { Machine } from './machine';

/** CF and OF say whether the upper half is significant; the other flags are undefined and left unchanged. */
export function multiply(factor: number, width: Width, isSigned: boolean, machine: Machine): void {
  const other = width === 8 ? machine.readRegister('AL') : machine.registers.AX;
  const product = isSigned ? signed(factor, width) * signed(other, width) : factor * other;
  const low = product & maskOf(width);
  const high = Math.floor(product / (maskOf(width) + 1)) & maskOf(width);
  if (width === 8) machine.registers.AX = (high << 8) | low;
  else Object.assign(machine.registers, { AX: low, DX: high });
  const isWide = isSigned ? product !== signed(low, width) : high !== 0;
  Object.assign(machine.flags, { CF: isWide, OF: isWide });
}

/**
 * Divides, truncating towards zero. Returns false where the divisor is zero or the quotient does not fit: interrupt 0.
 */
export function divide(raw: number, width: Width, isSigned: boolean, machine: Machine): boolean {
  const { registers } = machine;
  const wide = width === 8 ? registers.AX : registers.DX * 0x10000 + registers.AX;
  const limit = (maskOf(width) + 1) ** 2;
  const dividend = isSigned && wide >= limit / 2 ? wide - limit : wide;
  const divisor = isSigned ? signed(raw, width) : raw;
  const quotient = Math.trunc(dividend / divisor);
  const half = (maskOf(width) + 1) / 2;
  // The 8086 refuses the most negative quotient as well.
  const fits = isSigned ? Math.abs(quotient) < half : quotient <= maskOf(width);
  if (divisor === 0 || !fits) return false;
  const remainder = dividend % divisor;
  if (width === 8) registers.AX = ((remainder & 0xff) << 8) | (quotient & 0xff);
  else Object.assign(registers, { AX: quotient & 0xffff, DX: remainder & 0xffff });
  return true;
}
