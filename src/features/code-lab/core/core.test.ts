import { describe, expect, it } from 'vitest';
import { checkProblem } from './checkProblem';
import { parseFenceMeta, WrongFenceWord } from './fenceMeta';
import { OUTPUT_LIMITS, OutputBudget, type TextEntry } from '../../lab-kit/core/outcome';
import type { ClassProblem, FunctionProblem } from './problem';
import { starterCode } from './starterCode';

const ANY = { kind: 'integer', least: -9, most: 9 } as const;

const SUM: FunctionProblem = {
  kind: 'function',
  name: 'sum',
  parameters: [
    { name: 'a', type: 'number', domain: ANY },
    { name: 'b', type: 'number', domain: ANY },
  ],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [1, 2], expected: 3 },
    { args: [0, 0], expected: 0 },
  ],
  hidden: [
    { args: [1, 1], expected: 2 },
    { args: [-1, 1], expected: 0 },
    { args: [5, 5], expected: 10 },
  ],
  hints: [{ vi: 'Cộng.', en: 'Add.' }],
  approaches: [{ id: 'plus', title: { vi: 'Cộng', en: 'Add' }, time: 'O(1)', space: 'O(1)' }],
  reference: 'plus',
  wrong: [{ id: 'minus', why: 'subtracts' }],
  slow: [],
  large: [],
  equivalents: [],
  generate: () => [],
};

const STACK: ClassProblem = {
  ...SUM,
  kind: 'class',
  name: 'Stack',
  construct: [],
  methods: [
    { name: 'push', parameters: [{ name: 'x', type: 'number', domain: ANY }], returns: 'void' },
    { name: 'pop', parameters: [], returns: 'number' },
  ],
  visible: [],
  hidden: [],
  generate: () => [],
};

describe('starterCode', () => {
  it('writes the signature of a function', () => {
    expect(starterCode(SUM)).toBe(
      '/**\n * @param {number} a\n * @param {number} b\n * @returns {number}\n */\nfunction sum(a, b) {\n  \n}\n',
    );
  });

  it('writes the members of a class', () => {
    expect(starterCode(STACK)).toBe(
      [
        'class Stack {',
        '  constructor() {\n    \n  }\n',
        '  /**\n   * @param {number} x\n   */\n  push(x) {\n    \n  }\n',
        '  /**\n   * @returns {number}\n   */\n  pop() {\n    \n  }',
        '}\n',
      ].join('\n'),
    );
  });
});

describe('parseFenceMeta', () => {
  it('ignores other fences', () => {
    expect(parseFenceMeta('js', null)).toBeUndefined();
    expect(parseFenceMeta('js', 'title="run"')).toBeUndefined();
    expect(parseFenceMeta('jsx', 'live')).toBeUndefined();
    expect(parseFenceMeta('sql', 'run')).toBeUndefined();
  });

  it('reads options in any order', () => {
    expect(parseFenceMeta('js', 'run')).toEqual({ nondeterministic: false, throws: false });
    expect(parseFenceMeta('js', 'title="Một thử nghiệm" throws=TypeError run')).toEqual({
      nondeterministic: false,
      throws: true,
      errorName: 'TypeError',
      title: 'Một thử nghiệm',
    });
    expect(parseFenceMeta('js', 'run predict')).toEqual({ nondeterministic: false, throws: false, predict: true });
    expect(parseFenceMeta('javascript', 'run nondeterministic throws')).toEqual({
      nondeterministic: true,
      throws: true,
    });
  });

  it.each(['run thrown', 'run {1,3}', 'run live'])('rejects the unknown option of "%s"', (meta) => {
    expect(() => parseFenceMeta('js', meta)).toThrow(WrongFenceWord);
  });

  it('rejects a prediction of an output that is not printed', () => {
    expect(() => parseFenceMeta('js', 'run predict nondeterministic')).toThrow(/prediction: remove `predict`$/);
  });
});

describe('OutputBudget', () => {
  const line = (text: string): TextEntry => ({ kind: 'text', level: 'log', text, depth: 0 });

  it('stops at the maximum number of entries', () => {
    const budget = new OutputBudget();
    for (let i = 0; i < OUTPUT_LIMITS.entries; i += 1) expect(budget.admit(line('x'))).toBeDefined();
    expect(budget.truncated).toBe(false);
    expect(budget.admit(line('x'))).toBeUndefined();
    expect(budget.truncated).toBe(true);
  });

  it('cuts a text that does not fit, and drops such a table', () => {
    const budget = new OutputBudget();
    budget.admit(line('x'.repeat(OUTPUT_LIMITS.characters - 2)));
    expect(budget.admit(line('abc'))).toEqual(line('ab'));
    expect(budget.truncated).toBe(true);
    const full = new OutputBudget();
    const rows = [['x'.repeat(OUTPUT_LIMITS.characters + 1)]];
    expect(full.admit({ kind: 'table', columns: [], rows, depth: 0 })).toBeUndefined();
    expect(full.truncated).toBe(true);
  });
});

describe('checkProblem', () => {
  it('accepts a complete definition', () => {
    expect(checkProblem(SUM)).toEqual([]);
  });

  it.each<[Partial<FunctionProblem>, RegExp]>([
    [{ visible: [] }, /"visible" has 0 cases/],
    [{ hidden: SUM.hidden.slice(1) }, /"hidden" has 2 cases/],
    [
      { visible: [...SUM.visible, { args: [NaN, 1], expected: 0 }] },
      /"visible\[2\]" contains a value that JSON cannot represent/,
    ],
    [{ hidden: [...SUM.hidden, { args: ['x'.repeat(20_000)], expected: 0 }] }, /add \d+ bytes/],
    [{ hints: Array.from({ length: 3 }, () => ({ vi: 'Một', en: 'One' })) }, /"hints" has 3 texts: give at most 2/],
    [{ hints: [{ vi: 'Một', en: '' }] }, /"hints" has a text in only one language/],
    [{ wrong: [] }, /"wrong" is empty/],
    [{ wrong: [{ id: 'Not Kebab', why: '' }] }, /kebab-case/],
    [{ approaches: [...SUM.approaches, ...SUM.approaches] }, /twice/],
    [
      { approaches: [{ id: 'plus', title: { vi: 'Cộng', en: ' ' }, time: '', space: '' }] },
      /has a text in only one language/,
    ],
    [{ reference: 'minus' }, /"reference" names the approach "minus"/],
    [{ equivalents: [{ approach: 'times', mutant: '', reason: '' }] }, /"equivalents" names the approach "times"/],
    [{ large: [{ id: 'big', title: { vi: 'Lớn', en: 'Big' }, times: 9 }] }, /"slow" is empty/],
    [{ large: [{ id: 'big', title: { vi: 'Lớn', en: '' }, times: 9 }] }, /"big" has a text in only one language/],
  ])('reports the problem of %j', (change, message) => {
    expect(checkProblem({ ...SUM, ...change }).join()).toMatch(message);
  });
});
