import { subtract, type Width } from './alu';
import type { Machine, SegmentRegister } from './machine';

export const STRING_NAMES: ReadonlySet<string> = new Set(
  ['MOVS', 'CMPS', 'STOS', 'LODS', 'SCAS'].flatMap((name) => [`${name}B`, `${name}W`]),
);

export type Repeat = 'REPZ' | 'REPNZ';

/**
 * Runs a string instruction once or, with a repeat prefix, as often as CX says.
 *
 * @param override - segment of the source, where a prefix names one
 */
export function runString(
  machine: Machine,
  mnemonic: string,
  override: SegmentRegister | null,
  repeat: Repeat | null,
): void {
  const { registers } = machine;
  const compares = /^(CMPS|SCAS)/.test(mnemonic);
  if (!repeat) {
    runOnce(machine, mnemonic, override);
    return;
  }
  while (registers.CX !== 0) {
    registers.CX = (registers.CX - 1) & 0xffff;
    machine.work += 1;
    runOnce(machine, mnemonic, override);
    if (compares && machine.flags.ZF !== (repeat === 'REPZ')) break;
  }
}

function runOnce(machine: Machine, mnemonic: string, override: SegmentRegister | null): void {
  const { registers, memory, flags } = machine;
  const width: Width = mnemonic.endsWith('B') ? 8 : 16;
  const stride = (flags.DF ? -1 : 1) * (width / 8);
  const source = registers[override ?? 'DS'];
  const accumulator = width === 8 ? 'AL' : 'AX';
  const load = (segment: number, offset: number) =>
    width === 8 ? memory.readByte(segment, offset) : memory.readWord(segment, offset);
  const store = (offset: number, value: number) =>
    width === 8 ? memory.writeByte(registers.ES, offset, value) : memory.writeWord(registers.ES, offset, value);
  const operation = mnemonic.slice(0, -1);
  const { SI, DI } = registers;
  switch (operation) {
    case 'MOVS':
      store(DI, load(source, SI));
      break;
    case 'STOS':
      store(DI, machine.readRegister(accumulator));
      break;
    case 'LODS':
      machine.writeRegister(accumulator, load(source, SI));
      break;
    case 'CMPS':
      Object.assign(flags, subtract(load(source, SI), load(registers.ES, DI), false, width).flags);
      break;
    case 'SCAS':
      Object.assign(flags, subtract(machine.readRegister(accumulator), load(registers.ES, DI), false, width).flags);
      break;
  }
  if (operation !== 'STOS' && operation !== 'SCAS') registers.SI = (SI + stride) & 0xffff;
  if (operation !== 'LODS') registers.DI = (DI + stride) & 0xffff;
}
