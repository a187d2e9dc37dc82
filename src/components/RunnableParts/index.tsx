import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { RUNNABLE_KINDS, type RunnableCounts, type RunnableKind } from '../../core/runnableKinds';
import styles from './styles.module.css';

const FIRST_RUN = 'first-run';

/** Where the first part that runs begins. */
export function FirstRun(): ReactNode {
  useBrokenLinks().collectAnchor(FIRST_RUN);
  return <span id={FIRST_RUN} className={styles.start} />;
}

/** In English with a singular and a plural, separated by "|". */
function textOf(kind: RunnableKind, count: number): string {
  const values = { count: String(count) };
  switch (kind) {
    case 'sql':
      return translate({ id: 'components.RunnableParts.sql', message: '{count} khối SQL' }, values);
    case 'js':
      return translate({ id: 'components.RunnableParts.js', message: '{count} khối mã' }, values);
    case 'scripts':
      return translate({ id: 'components.RunnableParts.scripts', message: '{count} kịch bản k6' }, values);
    case 'attacks':
      return translate({ id: 'components.RunnableParts.attacks', message: '{count} lab tấn công' }, values);
    case 'simulators':
      return translate({ id: 'components.RunnableParts.simulators', message: '{count} mô phỏng' }, values);
    case 'exercises':
      return translate({ id: 'components.RunnableParts.exercises', message: '{count} bài tập tự chấm' }, values);
  }
}

/** What a reader can run on a page, counted by `src/remark/runnableParts.ts`. */
export function RunnableParts(counts: RunnableCounts): ReactNode {
  const { selectMessage } = usePluralForm();
  const texts = RUNNABLE_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : [selectMessage(count, textOf(kind, count))];
  });
  return (
    <div className={styles.line} data-search="off">
      <svg className={styles.mark} viewBox="0 0 10 12" aria-hidden="true">
        <path d="M0 0v12l10-6z" />
      </svg>
      <span>
        <Link to={`#${FIRST_RUN}`}>
          <Translate id="components.RunnableParts.lead">Sửa và chạy ngay trên trang</Translate>
        </Link>
        {': '}
        {texts.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <span className={styles.part}>{text}</span>
          </Fragment>
        ))}
      </span>
    </div>
  );
}
