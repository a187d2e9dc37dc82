import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from './assemble';
import { decode } from './decode';
import { formatInstruction, formatListing, hex } from './format';
import { Memory } from './machine';
import recorded from './recordedInstructions.json';

const SEGMENT = 0x73f;

function memoryWith(offset: number, bytes: readonly number[]): Memory {
  const memory = new Memory();
  for (const [index, byte] of bytes.entries()) memory.writeByte(SEGMENT, offset + index, byte);
  return memory;
}

describe('against recorded sessions of the real DEBUG', () => {
  it.each(recorded.instructions.map((each) => [each.source, each] as const))(
    '%s',
    (_, { source, offset, bytes, listing }) => {
      const assembled = assemble(source, offset);
      const written = assembled.ok ? assembled.bytes.map((byte) => hex(byte, 2)).join('') : assembled.problem.code;
      // For a line of data, or a prefix with its instruction, U lists only the first instruction written.
      expect(written.slice(0, bytes.length)).toBe(bytes);
      const memory = memoryWith(
        offset,
        bytes.match(/../g)!.map((byte) => Number.parseInt(byte, 16)),
      );
      expect(formatListing(decode(memory, SEGMENT, offset), SEGMENT, offset)).toBe(
        `073F:${hex(offset, 4)} ${bytes.padEnd(14)}${listing}`,
      );
    },
  );
});

describe('what DEBUG refuses', () => {
  it.each([
    ['foo ax', 'unknownInstruction'],
    ['mov ax,10000', 'tooLarge'],
    ['mov al,100', 'tooLarge'],
    ['inc [bx]', 'sizeNeeded'],
    ['mov [bx],5', 'sizeNeeded'],
    ['mov ax,bl', 'sizeMismatch'],
    ['mov ax', 'badOperands'],
    ['mov 5,ax', 'badOperands'],
    ['mov ds,1234', 'badOperands'],
    ['mov ax,[ax]', 'badOperand'],
    ['mov ax,label', 'badOperand'],
    ["mov ah,'A'", 'badOperand'],
    ['mov al,es:[si]', 'overrideInside'],
    ['jz 900', 'tooFar'],
    ['jmp short 900', 'tooFar'],
    ['jnz near 105', 'badOperands'],
    ['call short 105', 'badOperands'],
    ['shl [100],cl', 'sizeNeeded'],
    ['shl [100],dl', 'badOperands'],
    ['db', 'badOperands'],
    ['db "abc', 'badString'],
    ['db "chào"', 'badString'],
    ['db 100', 'tooLarge'],
  ])('%s: %s', (source, code) => {
    expect(assemble(source, 0x100)).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('properties', () => {
  it('assembles every instruction that it lists to the same bytes or to an equivalent form', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (raw) => {
        const offset = 0x400;
        const instruction = decode(memoryWith(offset, [...raw]), SEGMENT, offset);
        if (instruction.mnemonic === 'DB') return;
        const text = formatInstruction(instruction);
        const assembled = assemble(text, offset);
        expect(assembled, text).toMatchObject({ ok: true });
        if (!assembled.ok) return;
        expect(assembled.bytes.length).toBeLessThanOrEqual(instruction.bytes.length + 1);
        const again = decode(memoryWith(offset, assembled.bytes), SEGMENT, offset);
        // Displacements, immediate operands and jumps may have a shorter form; XCHG and TEST take either operand order.
        if (assembled.bytes.join() === [...instruction.bytes].join()) expect(formatInstruction(again)).toBe(text);
        else expect(again.mnemonic).toBe(instruction.mnemonic);
      }),
      { numRuns: 5000 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'movadjbxhl[]+-:,;"\' 0123ptr') })),
        (line) => {
          expect(typeof assemble(line, 0x100).ok).toBe('boolean');
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
