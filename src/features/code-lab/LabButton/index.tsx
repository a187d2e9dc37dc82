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
  /** It can still be pressed while busy: a second press starts over. */
  busy?: boolean;
}

/** The one thing that a lab is for. */
const MAIN: readonly Props['kind'][] = ['run', 'check'];

/** A button of the lab: running, or judging where there is a task, is the one that stands out. */
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
