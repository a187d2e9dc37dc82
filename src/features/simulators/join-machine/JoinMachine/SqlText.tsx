import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { JoinInput, JoinLesson, JoinStep } from '../core/types';
import { JOIN_WORDS } from './names';
import styles from './styles.module.css';

interface Props {
  input: JoinInput;
  lesson: JoinLesson;
  step: JoinStep | undefined;
}

/** The query, the clause at work marked. */
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
    <div
      role="group"
      className={styles.sql}
      aria-label={translate({
        id: 'simulators.JoinMachine.sql',
        message: 'Truy vấn',
        description: 'Name of the query on show',
      })}
    >
      {lines.map(({ words, rest, isAtWork }) => (
        <code key={words} className={clsx(isAtWork && styles.atWork)}>
          <b>{words}</b> {rest}
        </code>
      ))}
    </div>
  );
}

function named(table: string, alias: string): string {
  return table === alias ? table : `${table} AS ${alias}`;
}
