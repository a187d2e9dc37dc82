import type { ReactNode } from 'react';
import { QueryText } from '../../relation/QueryText';
import type { JoinInput, JoinLesson, JoinStep } from '../core/types';
import { JOIN_WORDS } from './names';

interface Props {
  input: JoinInput;
  lesson: JoinLesson;
  step: JoinStep | undefined;
}

/** The query, with the current clause marked. */
export function SqlText({ input: { kind, left, right, on, where }, lesson: { aliases }, step }: Props): ReactNode {
  const isOuter = step?.kind === 'unmatched' || (step?.kind === 'pair' && kind === 'cross');
  const lines = [
    { words: 'SELECT', rest: '*', isAtWork: false },
    { words: 'FROM', rest: named(left.name, aliases[0]), isAtWork: step?.kind === 'start' },
    { words: JOIN_WORDS[kind], rest: named(right.name, aliases[1]), isAtWork: step?.kind === 'start' || isOuter },
    ...(kind === 'cross' ? [] : [{ words: 'ON', rest: on, isAtWork: step?.kind === 'pair' }]),
    ...(where === '' ? [] : [{ words: 'WHERE', rest: where, isAtWork: step?.kind === 'filter' }]),
  ];
  return (
    <QueryText
      lines={lines.map(({ words, rest, isAtWork }) => ({
        content: (
          <>
            <b>{words}</b> {rest}
          </>
        ),
        isAtWork,
      }))}
    />
  );
}

function named(table: string, alias: string): string {
  return table === alias ? table : `${table} AS ${alias}`;
}
