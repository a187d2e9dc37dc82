import type { ReactNode } from 'react';
import { StrokeIcon } from '../StrokeIcon';
import styles from './styles.module.css';

const SHAPES = {
  back: 'M19 12H5M11 6l-6 6 6 6',
  briefcase: 'M4 8.500h16v11H4ZM9 8.500V5h6v3.500M4 13.500c5 1.500 11 1.500 16 0',
  card: 'M3.500 5.500h17v13h-17ZM7 15.500c.5-2.500 4.500-2.500 5 0M9.500 11.500a1.600 1.600 0 1 0 0-.1M15 10h3M15 13.500h3',
  check: 'M5 12.500l4.500 4.500L19 7',
  code: 'M8.500 7L3.500 12l5 5M15.500 7l5 5-5 5M13.500 5l-3 14',
  copy: 'M9 8.500h10.500V20H9ZM15 8V4H4.500v12H8.500',
  download: 'M12 4v11M7 10.500l5 5 5-5M4.500 20h15',
  mail: 'M3.500 6h17v12.500h-17ZM4 6.500l8 6.500 8-6.500',
  open: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8.500 8.500',
  people:
    'M9 11a3.200 3.200 0 1 0 0-.1M3 19c.5-6 11.500-6 12 0M16 11.200a2.700 2.700 0 1 0-.8-5M17.500 14c2 .5 3.300 2 3.500 5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  video: 'M3.500 6h17v12h-17ZM10.500 9.500v5l4-2.500Z',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing in the colour of the text beside it, which tells its meaning. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <StrokeIcon
      className={styles.icon}
      width="1.25em"
      height="1.25em"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </StrokeIcon>
  );
}
