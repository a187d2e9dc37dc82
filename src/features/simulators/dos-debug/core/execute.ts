import { add, logic, maskOf, shift, SHIFTS, signed, subtract, type AluResult, type Shift, type Width } from './alu';
import { defaultSegment, PREFIXES, type Decoder, type Instruction, type Operand } from './decode';
import { flagsFromWord, flagsToWord, type Flags, type Machine, type SegmentRegister } from './machine';
import { divide, multiply } from './multiply';
import { runString, STRING_NAMES, type Repeat } from './strings';

/** What an instruction requires outside the processor. */
export type Signal =
  | { readonly kind: 'next' }
  | { readonly kind: 'interrupt'; readonly number: number }
  | { readonly kind: 'halt' }
  | { readonly kind: 'invalid' };

const NEXT: Signal = { kind: 'next' };

interface Context {
  machine: Machine;
  instruction: Instruction;
  /** Segment named by a prefix. */
  override: SegmentRegister | null;
  repeat: Repeat | null;
  /** Offset of the following instruction. */
  next: number;
}

/**
 * Runs the instruction at CS:IP with its prefixes; afterwards IP points to the next instruction or to the jump target.
 */
export function executeNext(machine: Machine, decoder: Decoder): Signal {
  let override: SegmentRegister | null = null;
  let repeat: Context['repeat'] = null;
  let offset = machine.registers.IP;
  let instruction = decoder.at(machine.registers.CS, offset);
  // A few prefixes are allowed; the limit ends the loop where a whole segment consists of prefixes.
  for (let prefixes = 0; PREFIXES.has(instruction.mnemonic) && prefixes < 4; prefixes += 1) {
    if (instruction.mnemonic === 'REPZ' || instruction.mnemonic === 'REPNZ') repeat = instruction.mnemonic;
    else if (instruction.mnemonic !== 'LOCK') override = instruction.mnemonic.slice(0, 2) as SegmentRegister;
    offset = (offset + 1) & 0xffff;
    instruction = decoder.at(machine.registers.CS, offset);
  }
  const next = (offset + instruction.bytes.length) & 0xffff;
  if (instruction.mnemonic === 'DB' || PREFIXES.has(instruction.mnemonic)) return { kind: 'invalid' };
  machine.work += 1;
  machine.executed += 1;
  const start = machine.registers.IP;
  machine.registers.IP = next;
  const signal = run({ machine, instruction, override, repeat, next });
  if (signal.kind === 'interrupt' && signal.number === 0) machine.registers.IP = start;
  return signal;
}

function addressOf(
  operand: Operand & { kind: 'memory' },
  { machine, override }: Context,
): readonly [segment: number, offset: number] {
  const segment = machine.registers[override ?? defaultSegment(operand)];
  return [segment, operand.base.reduce((sum, name) => sum + machine.registers[name], operand.displacement) & 0xffff];
}

function read(operand: Operand | undefined, context: Context): number {
  const { memory } = context.machine;
  switch (operand?.kind) {
    case 'register':
      return context.machine.readRegister(operand.name);
    case 'memory': {
      const [segment, offset] = addressOf(operand, context);
      return operand.width === 8 ? memory.readByte(segment, offset) : memory.readWord(segment, offset);
    }
    case 'immediate':
    case 'count':
      return operand.value;
    case 'target':
      return operand.offset;
    case undefined:
      return 0;
  }
}

function write(operand: Operand | undefined, value: number, context: Context): void {
  if (operand?.kind === 'register') context.machine.writeRegister(operand.name, value);
  if (operand?.kind !== 'memory') return;
  const [segment, offset] = addressOf(operand, context);
  if (operand.width === 8) context.machine.memory.writeByte(segment, offset, value & 0xff);
  else context.machine.memory.writeWord(segment, offset, value);
}

function widthOf(operand: Operand | undefined): Width {
  return operand && 'width' in operand ? operand.width : 16;
}

const CONDITIONS: Readonly<Record<string, (flags: Flags) => boolean>> = {
  JO: ({ OF }) => OF,
  JB: ({ CF }) => CF,
  JZ: ({ ZF }) => ZF,
  JBE: ({ CF, ZF }) => CF || ZF,
  JS: ({ SF }) => SF,
  JPE: ({ PF }) => PF,
  JL: ({ SF, OF }) => SF !== OF,
  JLE: ({ ZF, SF, OF }) => ZF || SF !== OF,
  JNO: ({ OF }) => !OF,
  JNB: ({ CF }) => !CF,
  JNZ: ({ ZF }) => !ZF,
  JA: ({ CF, ZF }) => !CF && !ZF,
  JNS: ({ SF }) => !SF,
  JPO: ({ PF }) => !PF,
  JGE: ({ SF, OF }) => SF === OF,
  JG: ({ ZF, SF, OF }) => !ZF && SF === OF,
};

const SHIFT_NAMES: ReadonlySet<string> = new Set(SHIFTS);

function run(context: Context): Signal {
  const { machine, instruction } = context;
  const { mnemonic, operands } = instruction;
  const { registers } = machine;
  const [first, second] = operands;
  const width = widthOf(first);
  const jumpIf = (condition: boolean): Signal => {
    if (condition) registers.IP = read(first, context);
    return NEXT;
  };
  const keep = ({ value, flags }: AluResult, target: Operand | undefined = first): Signal => {
    Object.assign(machine.flags, flags);
    if (target) write(target, value, context);
    return NEXT;
  };
  const a = read(first, context);
  const b = read(second, context);

  const condition = CONDITIONS[mnemonic];
  if (condition) return jumpIf(condition(machine.flags));
  if (SHIFT_NAMES.has(mnemonic)) return keep(shift(mnemonic as Shift, a, b, machine.flags, width));
  if (STRING_NAMES.has(mnemonic)) {
    runString(machine, mnemonic, context.override, context.repeat);
    return NEXT;
  }

  switch (mnemonic) {
    case 'MOV':
      write(first, b, context);
      return NEXT;
    case 'XCHG':
      write(first, b, context);
      write(second, a, context);
      return NEXT;
    case 'LEA':
      if (second?.kind === 'memory') write(first, addressOf(second, context)[1], context);
      return NEXT;
    case 'ADD':
    case 'ADC':
      return keep(add(a, b, mnemonic === 'ADC' && machine.flags.CF, width));
    case 'SUB':
    case 'SBB':
      return keep(subtract(a, b, mnemonic === 'SBB' && machine.flags.CF, width));
    case 'CMP': {
      Object.assign(machine.flags, subtract(a, b, false, width).flags);
      return NEXT;
    }
    case 'AND':
      return keep(logic(a & b, width));
    case 'OR':
      return keep(logic(a | b, width));
    case 'XOR':
      return keep(logic(a ^ b, width));
    case 'TEST': {
      Object.assign(machine.flags, logic(a & b, width).flags);
      return NEXT;
    }
    case 'INC':
    case 'DEC': {
      const { value, flags } = (mnemonic === 'INC' ? add : subtract)(a, 1, false, width);
      return keep({ value, flags: { ...flags, CF: machine.flags.CF } });
    }
    case 'NEG':
      return keep(subtract(0, a, false, width));
    case 'NOT':
      write(first, ~a & maskOf(width), context);
      return NEXT;
    case 'MUL':
    case 'IMUL':
      multiply(a, width, mnemonic === 'IMUL', machine);
      return NEXT;
    case 'DIV':
    case 'IDIV':
      return divide(a, width, mnemonic === 'IDIV', machine) ? NEXT : { kind: 'interrupt', number: 0 };
    case 'CBW':
      registers.AX = signed(registers.AX & 0xff, 8) & 0xffff;
      return NEXT;
    case 'CWD':
      registers.DX = registers.AX & 0x8000 ? 0xffff : 0;
      return NEXT;
    case 'PUSH':
      // The 8086 stores the value that SP has after the push.
      machine.push(first?.kind === 'register' && first.name === 'SP' ? (registers.SP - 2) & 0xffff : a);
      return NEXT;
    case 'POP':
      write(first, machine.pop(), context);
      return NEXT;
    case 'PUSHF':
      machine.push(flagsToWord(machine.flags));
      return NEXT;
    case 'POPF':
      machine.flags = flagsFromWord(machine.pop());
      return NEXT;
    case 'LAHF':
      machine.writeRegister('AH', flagsToWord(machine.flags) & 0xff);
      return NEXT;
    case 'SAHF': {
      const { SF, ZF, AF, PF, CF } = flagsFromWord(machine.readRegister('AH'));
      Object.assign(machine.flags, { SF, ZF, AF, PF, CF });
      return NEXT;
    }
    case 'JMP':
      return jumpIf(true);
    case 'CALL':
      machine.push(context.next);
      registers.IP = a;
      return NEXT;
    case 'RET':
      registers.IP = machine.pop();
      registers.SP = (registers.SP + a) & 0xffff;
      return NEXT;
    case 'RETF':
      registers.IP = machine.pop();
      registers.CS = machine.pop();
      registers.SP = (registers.SP + a) & 0xffff;
      return NEXT;
    case 'IRET':
      registers.IP = machine.pop();
      registers.CS = machine.pop();
      machine.flags = flagsFromWord(machine.pop());
      return NEXT;
    case 'LOOP':
    case 'LOOPZ':
    case 'LOOPNZ': {
      registers.CX = (registers.CX - 1) & 0xffff;
      return jumpIf(registers.CX !== 0 && (mnemonic === 'LOOP' || machine.flags.ZF === (mnemonic === 'LOOPZ')));
    }
    case 'JCXZ':
      return jumpIf(registers.CX === 0);
    case 'INT':
      return { kind: 'interrupt', number: a };
    case 'INTO':
      return machine.flags.OF ? { kind: 'interrupt', number: 4 } : NEXT;
    case 'HLT':
      return { kind: 'halt' };
    case 'CLC':
    case 'STC':
      machine.flags.CF = mnemonic === 'STC';
      return NEXT;
    case 'CMC':
      machine.flags.CF = !machine.flags.CF;
      return NEXT;
    case 'CLD':
    case 'STD':
      machine.flags.DF = mnemonic === 'STD';
      return NEXT;
    case 'CLI':
    case 'STI':
      machine.flags.IF = mnemonic === 'STI';
      return NEXT;
    case 'NOP':
      return NEXT;
    default:
      return { kind: 'invalid' };
  }
}
