import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { DayText } from '../DayText';
import styles from './styles.module.css';

/** The day on which a page's claims were last checked, from its front matter (`last_checked`). */
export function LastChecked({ date }: { date: unknown }): ReactNode {
  if (!(date instanceof Date) && typeof date !== 'string') return null;
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) {
    throw new Error(
      `last_checked is "${String(date)}", which is not a date: write it as YYYY-MM-DD in the front matter.`,
    );
  }
  return (
    <p className={styles.checked}>
      <Translate
        id="components.LastChecked.text"
        description="Footer line of a page: when it was last checked"
        values={{ date: <DayText date={day.toISOString().slice(0, 10)} /> }}
      >
        {'Nội dung được kiểm tra lần cuối: {date}.'}
      </Translate>
    </p>
  );
}
