// cspell:ignore khung trang thay xong gantt nasm

import { describe, expect, it } from 'vitest';
import { codeSkeleton } from './codeSkeleton';

/** Whether a translation of a fence counts as the same code. */
function same(language: string, vi: string, en: string): boolean {
  const textOf = (code: string) => codeSkeleton(code, language).map(({ text }) => text);
  return JSON.stringify(textOf(vi)) === JSON.stringify(textOf(en));
}

describe('codeSkeleton of JavaScript', () => {
  it('allows translated comments, strings, templates and JSX texts', () => {
    const vi = "// tổng\nconst label = 'Tổng';\nconst line = `Có ${n} trang`;\nrender(<p>Xong {n}</p>);";
    const en =
      '/* total\n   of all */\nconst label = "The total";\nconst line = `${n} pages`;\nrender(<p>Done {n}</p>);';
    expect(same('jsx', vi, en)).toBe(true);
  });

  it('ignores how a longer text wraps', () => {
    const vi = "const View = () => <p>{n} lỗi</p>;\nsay('Xong', n);";
    const en = "const View = () => (\n  <p>\n    {n}{' '}\n    faults\n  </p>\n);\nsay(\n  'All is done',\n  n,\n);";
    expect(same('jsx', vi, en)).toBe(true);
  });

  it('detects a different number, name, operator or module', () => {
    expect(same('js', 'const a = 1;', 'const a = 2;')).toBe(false);
    expect(same('js', 'run(khung)', 'run(frames)')).toBe(false);
    expect(same('js', 'a && b', 'a || b')).toBe(false);
    expect(same('js', "import http from 'k6/http';", "import http from 'k6';")).toBe(false);
    expect(same('jsx', '<b className="x" />', '<b id="x" />')).toBe(false);
  });

  it('keeps the line of each token', () => {
    const units = codeSkeleton('// một\n\nconst a =\n  1;', 'js');
    expect(units.map(({ line }) => line)).toEqual([3, 3, 3, 4, 4]);
  });

  it('parses TypeScript generics', () => {
    expect(same('ts', 'const id = <T>(x: T): T => x; // trả lại', 'const id = <T>(x: T): T => x;')).toBe(true);
  });
});

describe('codeSkeleton of other languages', () => {
  it.each([
    ['sql', "SELECT 1 -- một\nFROM t WHERE a = 'Hà Nội';", "SELECT 1\nFROM t -- table\nWHERE a = 'Hanoi';", false],
    [
      'sql',
      "SELECT 1 -- một\nFROM t WHERE a = 'Việt''s';",
      "SELECT 1\nFROM t WHERE a = 'x'; /* end\n of query */",
      true,
    ],
    ['sql', 'SELECT a FROM t', 'SELECT b FROM t', false],
    ['bash', '# cài\ncurl -s "xin chào" # xong', 'curl -s "hello"', true],
    ['bash', 'echo $# a#b', 'echo $# a#c', false],
    ['python', 'x = """một\nhai"""\ny = 1  # y', 'x = """one\ntwo"""\ny = 1', true],
    ['c', 'int a = 1; // một', 'int a = 1; /* one */', true],
    ['c', 'int a = 1;', 'int a = 2;', false],
    ['nasm', 'mov eax, 1 ; ghi', 'mov eax, 1 ; write', true],
    ['json', '{"tên": 1}', '{"name": 1}', true],
    ['yaml', 'a: 1 # một', 'a: 2 # one', false],
    ['html', '<p title="một">Chào <!-- x --></p>', '<p title="one">Hello</p>', true],
    ['html', '<p>Chào</p>', '<b>Hello</b>', false],
    ['text', 'Số lỗi: 12, tỉ lệ 0,5', '12 faults, ratio 0.5', true],
    ['', 'Số lỗi: 12', 'Faults: 13', false],
    ['text', 'một\nhai', 'one two', false],
  ])('%s: %j and %j → %s', (language, vi, en, expected) => {
    expect(same(language, vi, en)).toBe(expected);
  });

  it('allows translated labels of a flow chart, but no changed nodes', () => {
    const vi =
      'flowchart TD\n  A["Chạm (trang)"] -->|có| B{Trống?}\n  B -- không --> C([Thay])\n  subgraph Bộ nhớ\n  end';
    const en =
      'flowchart TD\n  A["Touch (page)"] -->|yes| B{Free?}\n  B -- no --> C([Replace])\n  subgraph Memory\n  end';
    expect(same('mermaid', vi, en)).toBe(true);
    expect(same('mermaid', vi, en.replace('A[', 'D['))).toBe(false);
    expect(same('mermaid', vi, en.replace('-->|yes|', '-.->|yes|'))).toBe(false);
  });

  it('compares other diagrams by kind, lines and numbers', () => {
    expect(same('mermaid', 'gantt\n  Tiến trình :a, 0, 5', 'gantt\n  Process :a, 0, 5')).toBe(true);
    expect(same('mermaid', 'gantt\n  Tiến trình :a, 0, 5', 'gantt\n  Process :a, 0, 6')).toBe(false);
    expect(same('mermaid', 'pie\n  "a" : 1', 'gantt\n  "a" : 1')).toBe(false);
  });
});
