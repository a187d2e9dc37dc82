import { Decoder } from './decode';
import { executeNext } from './execute';
import { hex } from './format';
import type { Machine } from './machine';
import { LIMITS, type OutputLine } from './types';

/** Why a program stopped. */
export type Stop = 'breakpoint' | 'ended' | 'terminated';

/** Runs the program under test and stands in for DOS. */
export class Runner {
  private readonly keys: number[];
  private readonly decoder: Decoder;
  private printed = '';

  constructor(
    private readonly machine: Machine,
    keys: string,
  ) {
    this.decoder = new Decoder(machine.memory);
    this.keys = [...keys].map((key) => key.charCodeAt(0) & 0xff);
  }

  /**
   * Runs until `isDone` returns true, the program ends, or something goes wrong.
   *
   * @param isDone - called after each instruction
   * @param output - receives what the program prints, and notes
   */
  run(isDone: () => boolean, output: OutputLine[]): Stop {
    const { machine } = this;
    const before = { registers: { ...machine.registers }, flags: { ...machine.flags } };
    const result = this.loop(isDone, output);
    this.flush(output);
    if (result === 'terminated') {
      // When a program ends, DEBUG shows the registers as they were before it ran.
      machine.registers = before.registers;
      machine.flags = before.flags;
      output.push({ text: '' }, { text: 'Program terminated normally' });
    }
    return result;
  }

  private loop(isDone: () => boolean, output: OutputLine[]): Stop {
    const { machine } = this;
    let empty = 0;
    for (;;) {
      const at = machine.registers.IP;
      empty = machine.memory.readWord(machine.registers.CS, at) === 0 ? empty + 1 : 0;
      const refuse = (note: Extract<OutputLine, { note: unknown }>['note'], about = ''): Stop => {
        machine.registers.IP = at;
        this.flush(output);
        output.push({ note, about });
        return 'ended';
      };
      if (empty > LIMITS.empty) return refuse('ranIntoEmpty', hex(at, 4));
      if (machine.work >= LIMITS.work) return refuse('tooLong', hex(at, 4));
      const signal = executeNext(machine, this.decoder);
      switch (signal.kind) {
        case 'invalid':
          return refuse('invalidInstruction', hex(at, 4));
        case 'halt':
          return refuse('halted');
        case 'interrupt': {
          if (signal.number === 0) {
            this.print('\r\nDivide overflow');
            return 'terminated';
          }
          if (signal.number === 0x20) return 'terminated';
          if (signal.number === 3) return 'breakpoint';
          if (signal.number !== 0x21) return refuse('unsupportedInterrupt', hex(signal.number, 2));
          const problem = this.service();
          if (problem === 'terminated') return 'terminated';
          if (problem) return refuse(problem, hex(machine.readRegister('AH'), 2));
          break;
        }
        case 'next':
          break;
      }
      if (isDone()) return 'breakpoint';
    }
  }

  /** INT 21h: the few services that the lesson uses. */
  private service(): 'terminated' | 'keyNeeded' | 'unsupportedService' | 'noDollar' | 'tooMuchOutput' | null {
    const { machine } = this;
    switch (machine.readRegister('AH')) {
      case 0x00:
      case 0x4c:
        return 'terminated';
      case 0x01:
      case 0x07:
      case 0x08: {
        const key = this.keys.shift();
        if (key === undefined) return 'keyNeeded';
        if (machine.readRegister('AH') === 0x01) this.print(String.fromCharCode(key));
        machine.writeRegister('AL', key);
        return null;
      }
      case 0x02:
        this.print(String.fromCharCode(machine.readRegister('DL')));
        machine.writeRegister('AL', machine.readRegister('DL'));
        return this.printed.length > LIMITS.output ? 'tooMuchOutput' : null;
      case 0x09:
        return this.printUntilDollar();
      default:
        return 'unsupportedService';
    }
  }

  private printUntilDollar(): 'noDollar' | 'tooMuchOutput' | null {
    const { memory, registers } = this.machine;
    let text = '';
    for (let offset = registers.DX; text.length <= LIMITS.output; offset += 1) {
      const byte = memory.readByte(registers.DS, offset);
      if (byte === 0x24) {
        this.print(text);
        this.machine.writeRegister('AL', 0x24);
        return this.printed.length > LIMITS.output ? 'tooMuchOutput' : null;
      }
      text += String.fromCharCode(byte);
    }
    return 'noDollar';
  }

  private print(text: string): void {
    this.printed += text;
  }

  /** Moves the printed text to the output, with control characters shown as dots. */
  private flush(output: OutputLine[]): void {
    if (this.printed === '') return;
    const lines = this.printed.split(/\r\n|\n|\r/);
    // oxlint-disable-next-line no-control-regex -- control characters are the point
    output.push(...lines.map((text) => ({ text: text.replace(/[\x00-\x1f\x7f-\xff]/g, '.') })));
    this.printed = '';
  }
}
