import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { entryOf } from '@site/src/features/progress/core/record';
import { ProgressNotice } from '@site/src/features/progress/ProgressNotice';
import { useProgress } from '@site/src/features/progress/useProgress';
import type { LabRow } from '../core/labRows';
import styles from './styles.module.css';

/** All labs with their weakness, technique and numbers, and which of them are solved on this device. */
export function WebLabTable({ labs }: { labs: readonly LabRow[] }): ReactNode {
  const { progress } = useProgress();
  const isSolved = ({ id }: LabRow) => entryOf(progress.exercises, id)?.solved !== undefined;
  return (
    <div className={styles.labs} data-search="off">
      <p className={styles.standing}>
        <Translate
          id="webLab.WebLabTable.standing"
          description="Above the table of labs: how many the reader has solved"
          values={{ solved: labs.filter(isSolved).length, total: labs.length }}
        >
          {'Bạn đã giải {solved}/{total} phòng thí nghiệm'}
        </Translate>
      </p>
      <ProgressNotice />
      <ul className={styles.list} role="list">
        {labs.map((lab) => (
          <li key={lab.id} className={styles.row} data-solved={isSolved(lab) || undefined}>
            <p className={styles.name}>
              <Link to={lab.href}>{lab.title}</Link>
              {isSolved(lab) && (
                <span className={styles.mark}>
                  <Translate id="webLab.WebLabTable.solved" description="Mark of a lab that the reader has solved">
                    ✓ Đã giải
                  </Translate>
                </span>
              )}
            </p>
            <dl className={styles.facts}>
              <Fact
                name={translate({
                  id: 'webLab.WebLabTable.weakness',
                  message: 'Lỗ hổng',
                  description: 'Fact about a lab',
                })}
              >
                {lab.weakness}
              </Fact>
              <Fact
                name={translate({
                  id: 'webLab.WebLabTable.technique',
                  message: 'Cách tấn công',
                  description: 'Fact about a lab',
                })}
              >
                {lab.technique}
              </Fact>
              <Fact name="OWASP">
                {lab.owasp[2021]}:2021, {lab.owasp[2025]}:2025
              </Fact>
              <Fact name="CWE">{lab.cwe.join(', ')}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
