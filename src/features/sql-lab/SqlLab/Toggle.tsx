import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that shows or hides a part of a lab. */
export function Toggle({ isOpen, onToggle, children }: Props): ReactNode {
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {children}
    </button>
  );
}
