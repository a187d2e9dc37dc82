import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** The day on which a page's claims were last checked, from its front matter (`last_checked`). */
export function LastChecked({ date }: { date: unknown }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (!(date instanceof Date) && typeof date !== 'string') return null;
  const day = new Date(date);
  return (
    <p className={styles.checked}>
      <Translate
        id="components.LastChecked.text"
        description="Footer line of a page: when it was last checked"
        values={{ date: <time dateTime={day.toISOString().slice(0, 10)}>{format.format(day)}</time> }}
      >
        {'Nội dung kiểm tra lần cuối: {date}.'}
      </Translate>
    </p>
  );
}
