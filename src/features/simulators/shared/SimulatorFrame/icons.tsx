import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SHAPES = {
  first: 'M6 5v14M18 5 9 12l9 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  forward: 'm8 5 9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  reset: 'M5 5v5h5M5.5 10A7 7 0 1 1 5 14',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  predict: 'M9.5 9a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1 1-1.1 1.8v.5M12 17h.01',
} as const;

/** A line icon in the colour of the surrounding text. */
export function Icon({ name }: { name: keyof typeof SHAPES }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
