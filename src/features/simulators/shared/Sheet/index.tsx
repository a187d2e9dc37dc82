import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import edge from '@site/src/components/goesOn.module.css';
import styles from './styles.module.css';

export { styles as sheet };

interface Props {
  /** Name of the region, which scrolls and is therefore focusable. */
  label: string;
  /** The position in the run; whenever it changes, the part marked `data-current` is scrolled into view. */
  at?: number;
  children: ReactNode;
  className?: string;
}

/** A strip of squared paper that scrolls separately from the page and follows the current step. */
export function Sheet({ label, at, children, className }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (box.current) followCurrent(box.current, at === 0);
  }, [at]);
  return (
    <div ref={box} className={clsx(styles.sheet, edge.goesOn, className)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/**
 * Scrolls only the box, and leaves a margin around the current part. At the start of a run the box scrolls back to its
 * start; a step without a current part leaves it where it is.
 */
function followCurrent(box: HTMLElement, isStart: boolean): void {
  const current = box.querySelector<HTMLElement>('[data-current]');
  if (!current) {
    if (isStart) box.scrollTo({ left: 0, top: 0 });
    return;
  }
  const frame = box.getBoundingClientRect();
  const part = current.getBoundingClientRect();
  const margin = 2 * part.width;
  const left = part.left - frame.left;
  const right = part.right - frame.right;
  // A row wider than the box never fits, so the reader's horizontal scroll position is kept.
  const isWider = part.width > frame.width;
  // Heads that stay cover the first rows.
  const heads = box.querySelector<HTMLElement>('thead');
  const top = frame.top + (heads && getComputedStyle(heads).position === 'sticky' ? heads.offsetHeight : 0);
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.getBoundingClientRect().width ?? 0;
  if (!isWider && left < pinned) box.scrollLeft += left - pinned - margin;
  else if (!isWider && right > 0) box.scrollLeft += right + margin;
  if (part.top < top) box.scrollTop += part.top - top - part.height;
  else if (part.bottom > frame.bottom) box.scrollTop += part.bottom - frame.bottom + part.height;
}
