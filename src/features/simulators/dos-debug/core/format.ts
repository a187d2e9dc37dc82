import { SHIFTS, signed } from './alu';
import { decode, defaultSegment, type Instruction, type Operand } from './decode';
import type { Flags, Machine, Memory } from './machine';

export function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

/** DEBUG's names for a set and a clear flag, in the order in which it prints them. */
export const FLAG_NAMES: readonly (readonly [flag: keyof Flags, set: string, clear: string])[] = [
  ['OF', 'OV', 'NV'],
  ['DF', 'DN', 'UP'],
  ['IF', 'EI', 'DI'],
  ['SF', 'NG', 'PL'],
  ['ZF', 'ZR', 'NZ'],
  ['AF', 'AC', 'NA'],
  ['PF', 'PE', 'PO'],
  ['CF', 'CY', 'NC'],
];

export function formatFlags(flags: Flags): string {
  return FLAG_NAMES.map(([flag, set, clear]) => (flags[flag] ? set : clear)).join(' ');
}

/** The three lines of the R command. */
export function formatRegisters(machine: Machine): string[] {
  const { registers, flags } = machine;
  const show = (...names: (keyof typeof registers)[]) =>
    names.map((name) => `${name}=${hex(registers[name], 4)}`).join('  ');
  return [
    show('AX', 'BX', 'CX', 'DX', 'SP', 'BP', 'SI', 'DI'),
    `${show('DS', 'ES', 'SS', 'CS', 'IP')}   ${formatFlags(flags)}`,
    formatCurrent(machine),
  ];
}

/** The next instruction, and the current value of its memory operand. */
function formatCurrent(machine: Machine): string {
  const { CS, IP } = machine.registers;
  const instruction = decode(machine.memory, CS, IP);
  const line = formatListing(instruction, CS, IP);
  const operand = instruction.operands.find((each) => each.kind === 'memory');
  if (!operand || instruction.mnemonic === 'LEA') return line;
  const segment = defaultSegment(operand);
  const offset = operand.base.reduce((sum, name) => sum + machine.registers[name], operand.displacement) & 0xffff;
  const value =
    operand.width === 8
      ? hex(machine.memory.readByte(machine.registers[segment], offset), 2)
      : hex(machine.memory.readWord(machine.registers[segment], offset), 4);
  return `${line.padEnd(67)}${segment}:${hex(offset, 4)}=${value}`;
}

/** One line of the U command: address, bytes, instruction. */
export function formatListing(instruction: Instruction, segment: number, offset: number): string {
  const bytes = instruction.bytes.map((byte) => hex(byte, 2)).join('');
  return `${hex(segment, 4)}:${hex(offset, 4)} ${bytes.padEnd(13)} ${formatInstruction(instruction)}`.trimEnd();
}

export function formatInstruction({ mnemonic, operands }: Instruction): string {
  const isShift = SHIFTS.some((name) => name === mnemonic);
  const hasRegister = operands.some(({ kind }, index) => kind === 'register' && !(isShift && index === 1));
  const needsWidth = !hasRegister && !['PUSH', 'POP', 'JMP', 'CALL', 'LEA'].includes(mnemonic);
  const shown = operands.map((operand) => formatOperand(operand, needsWidth));
  return `${mnemonic.padEnd(8)}${shown.join(',')}`.trimEnd();
}

function formatOperand(operand: Operand, needsWidth: boolean): string {
  switch (operand.kind) {
    case 'register':
      return operand.name;
    case 'count':
      return String(operand.value);
    case 'target':
      return hex(operand.offset, 4);
    case 'immediate':
      return operand.extended ? formatSigned(signed(operand.value, 16)) : hex(operand.value, operand.width / 4);
    case 'memory': {
      const width = needsWidth ? `${operand.width === 8 ? 'BYTE' : 'WORD'} PTR ` : '';
      if (operand.base.length === 0) return `${width}[${hex(operand.displacement, 4)}]`;
      const displacement = {
        0: '',
        1: formatSigned(operand.displacement),
        2: `+${hex(operand.displacement & 0xffff, 4)}`,
      }[operand.size];
      return `${width}[${operand.base.join('+')}${displacement}]`;
    }
  }
}

function formatSigned(value: number): string {
  return `${value < 0 ? '-' : '+'}${hex(Math.abs(value), 2)}`;
}

/** The lines of the D command: at most 16 bytes each, ending at multiples of 16. */
export function formatDump(memory: Memory, segment: number, from: number, to: number): string[] {
  const lines: string[] = [];
  for (let start = from; start <= to; start = (start | 15) + 1) {
    const offsets = Array.from({ length: Math.min(start | 15, to) - start + 1 }, (_, index) => start + index);
    const bytes = offsets.map((offset) => memory.readByte(segment, offset));
    const cells = bytes
      .map(
        (byte, index) => `${hex(byte, 2)}${((offsets[index] ?? 0) & 15) === 7 && index < bytes.length - 1 ? '-' : ' '}`,
      )
      .join('');
    const text = bytes.map((byte) => (byte >= 0x20 && byte <= 0x7e ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${hex(segment, 4)}:${hex(start, 4)}  ${cells.padEnd(50)}${text}`);
  }
  return lines;
}
