import { describe, expect, it } from 'vitest';
import { locateFences } from './locateFences';

const written = (meta: string, line: number) => ({ language: 'sql', meta, code: 'SELECT 1', line });

describe('locateFences', () => {
  it('leaves out SQL that is only shown', () => {
    expect(locateFences([written('', 3), written('run', 9)]).map(({ line }) => line)).toEqual([9]);
  });

  it.each(['run nope', 'run engine=oracle', 'run rows=0', 'mysql', 'timed differs', 'plan error'])(
    'names the line of a fence with wrong options: %s',
    (meta) => {
      expect(() => locateFences([written('run', 3), written(meta, 41)])).toThrow(expect.objectContaining({ line: 41 }));
    },
  );
});
