import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatPairs } from '../core/parseRouting';
import type { CheckedPair, Reason, Share } from '../core/types';
import { describeReason, pairState } from './texts';
import styles from './styles.module.css';

/** Why a binding matches or not: the words that its wildcards stand for, the pairs that are missing, or a sentence. */
export function ReasonView({ reason }: { reason: Reason }): ReactNode {
  if (reason.code === 'shares') return <Shares shares={reason.shares} />;
  if (reason.code === 'pairs' && reason.pairs.length > 0)
    return reason.pairs.map((each) => <Checked key={each.pair[0]} checked={each} />);
  return describeReason(reason);
}

function Shares({ shares }: { shares: readonly Share[] }): ReactNode {
  return shares.map(({ word, words }, index) => (
    <span key={index} className={clsx(styles.share, (word === '*' || word === '#') && styles.wildcard)}>
      <b>{word || '""'}</b> = {words.length > 0 ? words.map((each) => each || '""').join('.') : '∅'}
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
