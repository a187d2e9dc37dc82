import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import edge from '../goesOn.module.css';
import styles from './styles.module.css';

/** A table in the prose. If it is wider than the column, it scrolls separately and can be focused by keyboard. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const region = scrolls && {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'components.ScrollableTable.label',
      message: 'Bảng cuộn ngang được',
      description: 'Name of a table that scrolls sideways',
    }),
  };
  return (
    <div ref={frame} className={clsx(styles.frame, edge.goesOn)} {...region}>
      <table {...props} />
    </div>
  );
}
