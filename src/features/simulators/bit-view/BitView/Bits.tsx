import type { ReactNode } from 'react';
import clsx from 'clsx';
import { bitsOf } from '../core/simulate';
import styles from './styles.module.css';

interface Props {
  word: number;
  width: number;
  /** A mask of the bits to mark. */
  marked?: number;
}

/** Draws a word bit by bit in groups of four; screen readers read it as one binary number. */
export function Bits({ word, width, marked = 0 }: Props): ReactNode {
  const bits = bitsOf(word, width);
  return (
    <span className={clsx(styles.bits, width > 8 && styles.small)}>
      <span className={styles.hiddenText}>{bits.join('')}</span>
      {bits.map((bit, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx(
            styles.bit,
            bit === 1 && styles.one,
            ((marked >>> (width - 1 - index)) & 1) === 1 && styles.marked,
            index % 4 === 3 && styles.nibble,
          )}
        >
          {bit}
        </span>
      ))}
    </span>
  );
}
