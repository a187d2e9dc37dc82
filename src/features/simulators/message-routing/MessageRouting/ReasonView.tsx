import type { ReactNode } from 'react';
import clsx from 'clsx';
import { sheet } from '../../shared/Sheet';
import { formatPairs } from '../core/parseRouting';
import type { CheckedPair, Share, Verdict } from '../core/types';
import { describeReason, pairState, verdictName } from './texts';
import styles from './styles.module.css';

/** Whether a binding matches, and why: the words that its wildcards stand for, or what is missing. */
export function ReasonView({ verdict: { matches, reason } }: { verdict: Verdict }): ReactNode {
  return (
    <>
      <span className={matches ? styles.yes : styles.no} aria-hidden="true">
        {matches ? '✓' : '✗'}
      </span>
      <span className={sheet.quiet}>{verdictName(matches)}: </span>
      {reason.code === 'shares' ? <Shares shares={reason.shares} /> : <span>{describeReason(reason)}</span>}
      {reason.code === 'pairs' && reason.pairs.map((each) => <Checked key={each.pair[0]} checked={each} />)}
    </>
  );
}

function Shares({ shares }: { shares: readonly Share[] }): ReactNode {
  return shares.map(({ word, words }, index) => (
    <span key={index} className={clsx(styles.share, (word === '*' || word === '#') && styles.wildcard)}>
      <b>{word}</b> = {words.length > 0 ? words.map((each) => each || '""').join('.') : '∅'}
    </span>
  ));
}

function Checked({ checked: { pair, state } }: { checked: CheckedPair }): ReactNode {
  return (
    <span className={clsx(styles.share, state === 'equal' && styles.wildcard)}>
      <b>{formatPairs([pair])}</b> {pairState(state)}
    </span>
  );
}
