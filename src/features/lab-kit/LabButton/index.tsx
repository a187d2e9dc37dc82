import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Presses } from './presses';
import styles from './styles.module.css';

const SHAPES = {
  run: 'M7 4.5v15l12.5-7.5z',
  check: 'M4.5 12.5l5 5L20 7',
  try: 'M7 4.5v15l12.5-7.5z',
  reset: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.4 4',
  stop: 'M6 6h12v12H6z',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z',
} as const;

type Kind = keyof typeof SHAPES;

/** What a button does whose purpose is the same in all labs. */
function nameOf(kind: Kind | undefined): string | undefined {
  switch (kind) {
    case 'run':
      return translate({ id: 'labKit.LabButton.run', message: 'Chạy', description: 'Button: run the code of a lab' });
    case 'check':
      return translate({ id: 'labKit.LabButton.check', message: 'Chấm', description: 'Button: judge an answer' });
    case 'stop':
      return translate({
        id: 'labKit.LabButton.stop',
        message: 'Dừng',
        description: 'Button: stop what runs in a lab',
      });
    case 'reset':
      return translate({
        id: 'labKit.LabButton.reset',
        message: 'Khôi phục',
        description: 'Button: bring back the text and the result of the page',
      });
    default:
      return undefined;
  }
}

interface Props extends ComponentProps<'button'> {
  /** Decides the sign and, without children, the name. */
  kind?: Kind;
  /** The button remains enabled while busy: another press starts over. */
  busy?: boolean;
  /** Only the sign is shown, where there is little room. */
  isSmall?: boolean;
}

/** The primary actions of a lab. */
const MAIN: readonly (Kind | undefined)[] = ['run', 'check'];

const STARTING: readonly (Kind | undefined)[] = [...MAIN, 'try'];
/** Of all labs of a page: the button that a press brings may be another one. */
const presses = new Presses();

/** A button of a lab; the one that runs or judges the code is highlighted. */
export function LabButton({
  kind,
  busy = false,
  isSmall = false,
  className,
  children,
  onClick,
  ...rest
}: Props): ReactNode {
  const name = nameOf(kind);
  const action = STARTING.includes(kind) ? 'start' : kind === 'stop' ? 'stop' : 'other';
  return (
    <button
      type="button"
      onClick={(event) => presses.counts(action, event) && onClick?.(event)}
      className={clsx(styles.button, MAIN.includes(kind) && styles.main, kind && styles[kind], className)}
      data-busy={busy || undefined}
      {...(isSmall && { 'aria-label': name, title: name })}
      {...rest}
    >
      {kind && (
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[kind]} />
        </svg>
      )}
      {children ?? (!isSmall && <span key={kind}>{name}</span>)}
    </button>
  );
}

interface RunButtonProps extends Omit<Props, 'kind' | 'busy' | 'isSmall' | 'onClick'> {
  kind?: Kind;
  isRunning: boolean;
  onRun: () => void;
  onStop: () => void;
}

/** Runs, or stops what runs: the same element for both, so that it keeps the focus. */
export function RunButton({ kind = 'run', isRunning, onRun, onStop, children, ...rest }: RunButtonProps): ReactNode {
  return (
    <LabButton kind={isRunning ? 'stop' : kind} onClick={isRunning ? onStop : onRun} {...rest}>
      {isRunning ? undefined : children}
    </LabButton>
  );
}

interface ToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that shows or hides a part of a lab. */
export function Toggle({ isOpen, onToggle, children }: ToggleProps): ReactNode {
  return (
    <LabButton aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {children}
    </LabButton>
  );
}
