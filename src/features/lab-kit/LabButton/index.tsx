import type { ButtonHTMLAttributes, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const SHAPES = {
  run: 'M7 4.5v15l12.5-7.5z',
  check: 'M4.5 12.5l5 5L20 7',
  try: 'M7 4.5v15l12.5-7.5z',
  reset: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.4 4',
  stop: 'M6 6h12v12H6z',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind: keyof typeof SHAPES;
  /** The button remains enabled while busy: another press starts over. */
  busy?: boolean;
}

/** The primary actions of a lab. */
const MAIN: readonly Props['kind'][] = ['run', 'check'];

/** A button of a lab; the one that runs or judges the code is highlighted. */
export function LabButton({ kind, busy = false, children, ...rest }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, MAIN.includes(kind) && styles.main, styles[kind])}
      data-busy={busy || undefined}
      {...rest}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[kind]} />
      </svg>
      {children}
    </button>
  );
}
