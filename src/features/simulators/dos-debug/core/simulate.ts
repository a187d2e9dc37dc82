import { freeText, record, refine } from '../../shared/core/codecs';
import type { Random, SimulatorDefinition } from '../../shared/core/trace';
import { decode } from './decode';
import { FLAG_NAMES, formatListing, hex } from './format';
import type { Machine, RegisterName } from './machine';
import { Session } from './Session';
import { LIMITS, type DebugInput, type DebugResult, type DebugStep, type DebugTrace } from './types';

const LISTED = 5;
const STACKED = 4;

/** Types every line of a script at DEBUG's prompt, and keeps the machine's state after each. */
export function simulate({ script, keys }: DebugInput): DebugTrace {
  const session = new Session(keys);
  const { machine } = session;
  const start = { ...look(machine), nextPrompt: session.prompt };
  let before: Pick<DebugStep, 'registers' | 'flags'> = start;
  const steps = linesOf(script).map((line): DebugStep => {
    const { prompt } = session;
    const { executed } = machine;
    const { output, ran } = session.type(line);
    const after = look(machine);
    const step = {
      ...after,
      prompt,
      line,
      output,
      ran,
      nextPrompt: session.prompt,
      executed: machine.executed - executed,
      changed: (Object.keys(after.registers) as RegisterName[]).filter(
        (name) => after.registers[name] !== before.registers[name],
      ),
      changedFlags: FLAG_NAMES.map(([flag]) => flag).filter((flag) => after.flags[flag] !== before.flags[flag]),
    };
    before = after;
    return step;
  });
  return { steps, result: { start } };
}

/** The lines of a script; a line feed at its end does not start another line. */
export function linesOf(script: string): string[] {
  return script === '' ? [] : script.replace(/\n$/, '').split('\n');
}

function look(machine: Machine): Pick<DebugStep, 'registers' | 'flags' | 'listing' | 'stack'> {
  const { registers, memory } = machine;
  const listing: string[] = [];
  for (let offset = registers.IP; listing.length < LISTED;) {
    const instruction = decode(memory, registers.CS, offset);
    listing.push(formatListing(instruction, registers.CS, offset));
    offset = (offset + instruction.bytes.length) & 0xffff;
  }
  const stack = Array.from({ length: STACKED }, (_, index) => {
    const offset = (registers.SP + 2 * index) & 0xffff;
    return { offset, value: memory.readWord(registers.SS, offset) };
  });
  return { registers: { ...registers }, flags: { ...machine.flags }, listing, stack };
}

/** Traces an operation on two random numbers, so that the reader can predict the flags. */
function randomInput(random: Random): DebugInput {
  const value = () => random.pick([0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, random.integer(0, 0xffff)]);
  const operation = random.pick(['ADD', 'SUB', 'CMP', 'AND', 'XOR']);
  const code = [
    `MOV AX,${hex(value(), 4)}`,
    `MOV BX,${hex(value(), 4)}`,
    `${operation} AX,BX`,
    random.pick(['INC AX', 'DEC BX', 'NEG AX', 'SHL AX,1']),
  ];
  return { script: ['A 100', ...code, 'INT 20', '', ...code.map(() => 'T')].join('\n'), keys: '' };
}

export const dosDebug: SimulatorDefinition<DebugInput, DebugStep, DebugResult> = {
  codec: refine(
    record({ script: freeText(LIMITS.script), keys: freeText(LIMITS.keys) }),
    ({ script }) => linesOf(script).length <= LIMITS.lines && !/[^\n\x20-\uffff]/.test(script),
  ),
  simulate,
  randomInput,
};
