import type { BitInput, BitMode, BitStep, BitTrace } from './types';

const RUNS: Record<BitMode, (input: BitInput) => BitStep[]> = {
  single: ({ numbers }) => {
    let before = 0;
    return numbers.map((operand) => {
      const after = before ^ operand;
      const step = { operand, before, after, count: 0, position: 0 };
      before = after;
      return step;
    });
  },
  /** Kernighan's algorithm, described by Wegner in 1960: each round clears the lowest 1-bit. */
  clear: ({ word }) => {
    const steps: BitStep[] = [];
    for (let before = word; before !== 0;) {
      const operand = before - 1;
      const after = (before & operand) >>> 0;
      steps.push({ operand, before, after, count: steps.length + 1, position: 0 });
      before = after;
    }
    return steps;
  },
  mask: ({ word }) => {
    let count = 0;
    return Array.from({ length: 32 }, (_, position) => {
      const operand = (1 << position) >>> 0;
      const after = (word & operand) >>> 0;
      if (after !== 0) count += 1;
      return { operand, before: word, after, count, position };
    });
  },
  counting: ({ upTo }) => {
    const counts: number[] = [];
    return Array.from({ length: upTo + 1 }, (_, operand) => {
      const position = operand >> 1;
      const before = counts[position] ?? 0;
      const count = before + (operand & 1);
      counts.push(count);
      return { operand, before, after: operand & 1, count, position };
    });
  },
};

/** Runs one of four small bit algorithms; every word is read as unsigned. */
export function simulate(input: BitInput): BitTrace {
  const steps = RUNS[input.mode](input);
  const last = steps.at(-1);
  const answers: Record<BitMode, number> = {
    single: last?.after ?? 0,
    clear: steps.length,
    mask: last?.count ?? 0,
    counting: steps.reduce((sum, { count }) => sum + count, 0),
  };
  return {
    steps,
    result: { answer: answers[input.mode], wellPosed: isWellPosed(input.numbers), width: widthOf(input) },
  };
}

/** Bits to draw: few where the numbers are small, so that a phone has room for the result beside them. */
function widthOf({ mode, word, upTo }: BitInput): number {
  switch (mode) {
    case 'mask':
      return 32;
    case 'clear':
      return [8, 16].find((width) => word < 2 ** width) ?? 32;
    case 'counting':
      return upTo < 16 ? 4 : 8;
    case 'single':
      return 8;
  }
}

function isWellPosed(numbers: readonly number[]): boolean {
  const occurrences = new Map<number, number>();
  for (const number of numbers) occurrences.set(number, (occurrences.get(number) ?? 0) + 1);
  const counts = [...occurrences.values()];
  return counts.filter((count) => count === 1).length === 1 && counts.every((count) => count <= 2);
}

/** The bits of an unsigned word, highest first. */
export function bitsOf(word: number, width: number): readonly (0 | 1)[] {
  return Array.from({ length: width }, (_, index) => ((word >>> (width - 1 - index)) & 1 ? 1 : 0));
}
