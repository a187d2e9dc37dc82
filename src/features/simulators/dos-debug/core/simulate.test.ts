import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../../../tests/trials';
import { seededRandom } from '../../shared/core/seededRandom';
import { formatFlags, hex } from './format';
import { dosDebug, linesOf, simulate } from './simulate';
import { LIMITS } from './types';

const session = (lines: string | string[], keys = '') =>
  simulate({ script: Array.isArray(lines) ? lines.join('\n') : lines, keys });
const last = (lines: string | string[], keys = '') => session(lines, keys).steps.at(-1)!;
const texts = (step: { output: readonly object[] }) =>
  step.output.flatMap((line) => ('text' in line ? [String(line.text)] : []));
const notes = (step: { output: readonly object[] }) =>
  step.output.flatMap((line) => ('note' in line ? [line.note] : []));

describe('the expected figures', () => {
  it('starts at IP=0100, SP=FFEE, NV UP EI PL NZ NA PO NC', () => {
    expect(texts(last('R'))).toEqual([
      'AX=0000  BX=0000  CX=0000  DX=0000  SP=FFEE  BP=0000  SI=0000  DI=0000',
      'DS=073F  ES=073F  SS=073F  CS=073F  IP=0100   NV UP EI PL NZ NA PO NC',
      '073F:0100 0000          ADD     [BX+SI],AL                         DS:0000=CD',
    ]);
  });

  it.each([
    ['7FFF + 1 = 8000', ['MOV AX,7FFF', 'ADD AX,1'], 'AX', 0x8000, 'OV UP EI NG NZ AC PE NC'],
    ['FFFF + 1 = 0000', ['MOV AX,FFFF', 'ADD AX,1'], 'AX', 0x0000, 'NV UP EI PL ZR AC PE CY'],
    ['AL: 05 - 07 = FE', ['MOV AL,5', 'SUB AL,7'], 'AX', 0x00fe, 'NV UP EI NG NZ AC PO CY'],
  ] as const)('%s', (_, code, register, value, flags) => {
    const step = last(['A 100', ...code, '', 'T', 'T']);
    expect(step.registers[register]).toBe(value);
    expect(formatFlags(step.flags)).toBe(flags);
  });

  it('H 1A F → 0029 000B', () => {
    expect(texts(last('H 1A F'))).toEqual(['0029  000B']);
  });

  it('sums 10…1 to 37h in a loop', () => {
    const step = last(['A', 'MOV CX,A', 'MOV AX,0', 'ADD AX,CX', 'LOOP 106', 'INT 20', '', 'G 10A']);
    expect(hex(step.registers.AX, 4)).toBe('0037');
    expect(step.executed).toBe(2 + 2 * 10);
  });

  it('counts an instruction once, however often REP repeats it', () => {
    const code = ['MOV AL,41', 'MOV CX,5', 'MOV DI,200', 'REP STOSB'];
    expect(last(['A 100', ...code, '', 'T 3', 'T']).executed).toBe(1);
  });

  it('assembles the program that prints "Xin chao" to 12h bytes', () => {
    const { steps } = session([
      'A 100',
      'MOV AH,9',
      'MOV DX,109',
      'INT 21',
      'INT 20',
      "DB 'Xin chao$'",
      '',
      'G',
      'N CHAO.COM',
      'R CX',
      '12',
      'W',
    ]);
    expect(steps[5]?.nextPrompt).toBe('073F:0112 ');
    expect(texts(steps[7]!)).toEqual(['Xin chao', '', 'Program terminated normally']);
    expect(texts(steps.at(-1)!)).toEqual(['Writing 00012 bytes']);
  });
});

describe('commands', () => {
  it('D dumps memory as DEBUG does', () => {
    expect(texts(last(["E 200 'Xin chao$' 0D 0A", 'D 200 20F']))).toEqual([
      '073F:0200  58 69 6E 20 63 68 61 6F-24 0D 0A 00 00 00 00 00   Xin chao$.......',
    ]);
    expect(texts(last(['E 105 0 1 C8 E2 FC', 'D 105 113']))).toEqual([
      '073F:0105  00 01 C8-E2 FC 00 00 00 00 00 00                  ...........',
      '073F:0110  00 00 00 00                                       ....',
    ]);
    expect(texts(last('D'))).toHaveLength(8);
  });

  it('U and D continue where they stopped', () => {
    const { steps } = session(['D 200 L 10', 'D', 'U 100 101', 'U']);
    expect(texts(steps[1]!)[0]).toMatch(/^073F:0210 /);
    expect(texts(steps[3]!)[0]).toMatch(/^073F:0102 /);
  });

  it('R changes registers and flags', () => {
    const { steps } = session(['R AX', '12AB', 'R F', 'ZR CY NG', 'R IP', '', '']);
    expect(steps[0]).toMatchObject({ nextPrompt: ':' });
    expect(steps[1]?.registers.AX).toBe(0x12ab);
    expect(formatFlags(steps[3]!.flags)).toBe('NV UP EI NG ZR NA PO CY');
    expect(steps[5]?.registers.IP).toBe(0x100);
  });

  it('E asks for a value when none is given', () => {
    const { steps } = session(['E 200', '41 42', 'D 200 L 2']);
    expect(steps[0]?.nextPrompt).toBe('073F:0200  00.');
    expect(texts(steps[2]!)[0]).toMatch(/ 41 42 /);
  });

  it('P runs a call as one step, T steps into it', () => {
    const program = ['A 100', 'CALL 110', 'INT 20', '', 'A 110', 'INC AX', 'RET', ''];
    expect(last([...program, 'P']).registers.IP).toBe(0x103);
    expect(last([...program, 'T']).registers.IP).toBe(0x110);
    expect(last([...program, 'T']).stack[0]).toEqual({ offset: 0xffec, value: 0x103 });
  });

  it('G stops at breakpoints; when the program ends, the registers are as before it ran', () => {
    const program = ['A 100', 'MOV AX,5', 'MOV BX,6', 'INT 20', ''];
    expect(last([...program, 'G 103']).registers).toMatchObject({ AX: 5, BX: 0, IP: 0x103 });
    expect(last([...program, 'G']).registers).toMatchObject({ AX: 0, IP: 0x100 });
    expect(last([...program, 'G=103']).registers).toMatchObject({ IP: 0x103 });
  });

  it('ends a program whose RET reaches the INT 20 at offset 0000', () => {
    expect(texts(last(['A', 'RET', '', 'G']))).toContain('Program terminated normally');
  });

  it('reads keys, and adds a note when none are left', () => {
    const program = ['A', 'MOV AH,1', 'INT 21', 'MOV DL,AL', 'MOV AH,2', 'INT 21', 'INT 20', '', 'G'];
    expect(texts(last(program, 'x'))).toEqual(['xx', '', 'Program terminated normally']);
    expect(notes(last(program))).toEqual(['keyNeeded']);
  });
});

describe('notes about errors', () => {
  it.each([
    [['XYZ'], 'commandNotHere'],
    [['*'], 'unknownCommand'],
    [['H 1'], 'badNumber'],
    [['H 12345 1'], 'badNumber'],
    [['D G'], 'badAddress'],
    [['D 200 100'], 'badRange'],
    [['D 200 210 5'], 'unexpected'],
    [['E 200 "abc'], 'badList'],
    [['R XX'], 'unknownRegister'],
    [['R F', 'XX'], 'badFlag'],
    [['W'], 'nameNeeded'],
    [['A', 'FOO AX'], 'unknownInstruction'],
    [['A', 'JMP 100', '', 'G'], 'tooLong'],
    [['A', 'MOV AX,1', '', 'G'], 'ranIntoEmpty'],
    [['A', 'HLT', '', 'G'], 'halted'],
    [['A', 'DB F', '', 'G'], 'invalidInstruction'],
    [['A', 'INT 10', '', 'G'], 'unsupportedInterrupt'],
    [['A', 'MOV AH,2A', 'INT 21', '', 'G'], 'unsupportedService'],
    [['E 0 90', 'A', 'MOV AH,9', 'INT 21', '', 'G'], 'noDollar'],
    [['Q', 'R'], 'afterQuit'],
  ] as const)('%j: %s', (lines, note) => {
    expect(notes(last([...lines]))).toEqual([note]);
  });

  it('puts the caret of ^ Error under the mistake', () => {
    expect(texts(last('D 1 Z'))).toEqual(['     ^ Error']);
    expect(texts(last(['A', 'FOO AX']))).toEqual(['          ^ Error']);
    expect(texts(last('R XX'))).toEqual(['BR Error']);
  });

  it('ends the program on division by zero', () => {
    expect(texts(last(['A', 'DIV BL', '', 'G']))).toEqual(['', 'Divide overflow', '', 'Program terminated normally']);
  });
});

describe('properties', () => {
  const words = [
    'A',
    'A 100',
    'U',
    'R',
    'R AX',
    'R F',
    'T',
    'T 5',
    'P',
    'G',
    'G 110',
    'D',
    'D 0 FF',
    'E 100',
    "E 100 'ab' CD 21",
    'H 1 2',
    'N A.COM',
    'W',
    '',
    '1234',
    'MOV AX,1',
    'INT 21',
    'REP MOVSB',
    'JMP 100',
    'LOOP 100',
    'DIV BX',
    'POP [BX]',
    'PUSHF',
    'RET',
  ];
  const lines = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 12 })), {
    maxLength: 12,
  });

  it('runs fuzzed sessions without an exception and within the limits', () => {
    fc.assert(
      fc.property(lines, fc.string({ maxLength: 3 }), (script, keys) => {
        const { steps } = session(script, keys);
        expect(steps).toHaveLength(linesOf(script.join('\n')).length);
        for (const { registers } of steps)
          for (const value of Object.values(registers)) expect(value >= 0 && value <= 0xffff).toBe(true);
      }),
      { numRuns: trials(10_000) },
    );
  }, 60_000);

  it('runs random machine code without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 24 }), (code) => {
        session([`E 100 ${[...code].map((byte) => hex(byte, 2)).join(' ')}`, 'T 20', 'G']);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('restores sessions from their URLs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { maxLength: 20 }),
        fc.constantFrom('', 'ab', 'x-_y'),
        (script, keys) => {
          const input = { script: script.join('\n'), keys };
          expect(dosDebug.codec.parse(dosDebug.codec.serialize(input))).toEqual({ ok: true, value: input });
        },
      ),
    );
    expect(
      dosDebug.codec.parse(dosDebug.codec.serialize({ script: 'R\n'.repeat(LIMITS.lines + 1), keys: '' })).ok,
    ).toBe(false);
  });

  it('generates random exercises that run without a note', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const input = dosDebug.randomInput(seededRandom(seed), { script: '', keys: '' });
      expect(dosDebug.codec.parse(dosDebug.codec.serialize(input)).ok).toBe(true);
      expect(simulate(input).steps.flatMap(notes)).toEqual([]);
    }
  });
});
