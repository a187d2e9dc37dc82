import { expect, it } from 'vitest';
import { runCommands } from './commandSession';

it('records commands with their output, and the lines of each part', () => {
  const text = `# What it is for.
# part: before
count

# part: dump
dump > file
# Nothing is printed.
list file
`;
  const printed: Record<string, string> = { count: '1\n2\n', 'dump > file': '', 'list file': 'all\n' };
  expect(runCommands(text, (command) => printed[command] ?? '')).toEqual({
    stdout: '$ count\n1\n2\n$ dump > file\n$ list file\nall\n',
    parts: { before: { from: 1, to: 3 }, dump: { from: 4, to: 6 } },
  });
});
