import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { Measurement } from '../core/measureWays';
import { ratios, type Sameness } from '../core/timing';
import styles from './styles.module.css';

interface Props {
  readonly labels: readonly string[];
  readonly measurement: Extract<Measurement, { ok: true }>;
}

/** Ratios below this are within what a clock and a busy machine make of equal times. */
const CLEAR = 1.15;

function useTimeFormat(): (value: number) => string {
  const whole = useNumberFormat(0);
  const tenth = useNumberFormat(1);
  const hundredth = useNumberFormat(2);
  return (value) => (value >= 10 ? whole : value >= 1 ? tenth : hundredth)(value);
}

/** What was measured of each way: the median, and how many times as long as the fastest. */
export function Times({ labels, measurement: { ways, rounds, sameness } }: Props): ReactNode {
  const time = useTimeFormat();
  const number = useNumberFormat();
  const times = ratios(ways.map(({ medianMs }) => medianMs));
  const slowest = Math.max(...times);
  return (
    <div className={styles.times}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="sqlLab.SqlTimed.way" description="Heading of the column with the names of ways">
                Cách
              </Translate>
            </th>
            <th scope="col">
              <Translate id="sqlLab.SqlTimed.median" description="Heading of the column with median times">
                Trung vị
              </Translate>
            </th>
            <th scope="col">
              <Translate id="sqlLab.SqlTimed.ratio" description="Heading of the column: times as long as the fastest">
                So với nhanh nhất
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ medianMs }, index) => (
            <tr key={labels[index]}>
              <th scope="row">{labels[index]}</th>
              <td>{time(medianMs)} ms</td>
              <td className={styles.ratio}>
                <span
                  className={styles.bar}
                  style={{ '--site-share': (times[index] ?? 0) / slowest } as CSSProperties}
                />
                <strong>×{(times[index] ?? 1) < CLEAR ? '1' : time(times[index] ?? 1)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <SamenessText sameness={sameness} rows={number(ways[0]?.rowCount ?? 0)} />{' '}
        <Translate
          id="sqlLab.SqlTimed.how"
          description="How the times were measured"
          values={{ rounds: number(rounds) }}
        >
          {'Mỗi cách được đo {rounds} lượt xen kẽ, ngay trong trình duyệt của bạn.'}
        </Translate>{' '}
        {slowest < CLEAR && (
          <Translate id="sqlLab.SqlTimed.equal" description="Where the times of all ways are about the same">
            Thời gian của các cách xấp xỉ nhau.
          </Translate>
        )}
      </p>
    </div>
  );
}

function SamenessText({ sameness, rows }: { sameness: Sameness; rows: string }): ReactNode {
  if (sameness === 'same')
    return (
      <Translate id="sqlLab.SqlTimed.same" description="All ways have answered the same rows" values={{ rows }}>
        {'Các cách cho cùng kết quả ({rows} dòng).'}
      </Translate>
    );
  if (sameness === 'sameCount')
    return (
      <Translate
        id="sqlLab.SqlTimed.sameCount"
        description="All ways have as many rows, too many to compare each"
        values={{ rows }}
      >
        {'Các cách cho cùng số dòng ({rows} dòng); nhiều dòng quá nên không so từng dòng.'}
      </Translate>
    );
  return (
    <strong className={styles.warning}>
      <Translate id="sqlLab.SqlTimed.different" description="The ways answer different rows">
        Các cách cho kết quả khác nhau, nên so thời gian không có nghĩa.
      </Translate>
    </strong>
  );
}
