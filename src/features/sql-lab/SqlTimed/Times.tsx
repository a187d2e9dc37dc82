import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { LabNote } from '../../lab-kit/LabNote';
import type { MeasuredWay, Measurement, WayResult } from '../core/timing/measureWays';
import { knownRatios, type KnownRatio, type KnownTime, type Sameness } from '../core/timing/timing';
import styles from './styles.module.css';

interface Props {
  readonly labels: readonly string[];
  readonly measurement: Extract<Measurement, { ok: true }>;
}

/** Smaller ratios are within the noise of the clock and of a busy machine. */
const CLEAR = 1.15;

function useTimeFormat(): (value: number) => string {
  const whole = useNumberFormat(0);
  const tenth = useNumberFormat(1);
  const hundredth = useNumberFormat(2);
  return (value) => (value >= 10 ? whole : value >= 1 ? tenth : hundredth)(value);
}

function timeOf(way: WayResult): KnownTime | undefined {
  if (hasEnded(way)) return { ms: way.ms };
  return way.outcome === 'cutOff' ? { ms: way.afterMs, isAtLeast: true } : undefined;
}

const hasEnded = (way: WayResult): way is MeasuredWay => way.outcome === 'measured' || way.outcome === 'once';

/** The measurement of each way: its median, and the ratio to the fastest. */
export function Times({ labels, measurement: { ways, rounds, sameness } }: Props): ReactNode {
  const number = useNumberFormat();
  const found = knownRatios(ways.map(timeOf));
  const ended = ways.filter(hasEnded);
  const isEqual = found.every((known) => known && !known.isAtLeast && known.ratio < CLEAR);
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
          {ways.map((way, index) => (
            <tr key={labels[index]}>
              <th scope="row">{labels[index]}</th>
              <td>
                <Time way={way} />
              </td>
              <td className={styles.ratio}>
                <Ratio known={found[index]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <LabNote>
        <SamenessText
          sameness={sameness}
          rows={number(ended[0]?.rowCount ?? 0)}
          ended={ended.length}
          isAll={ended.length === ways.length}
        />{' '}
        <How rounds={number(rounds)} hasSlow={ways.some(({ outcome }) => outcome !== 'measured')} />{' '}
        {isEqual && (
          <span>
            <Translate id="sqlLab.SqlTimed.equal" description="Where the times of all ways are about the same">
              Thời gian của các cách xấp xỉ nhau.
            </Translate>
          </span>
        )}
      </LabNote>
    </div>
  );
}

function Time({ way }: { way: WayResult }): ReactNode {
  const time = useTimeFormat();
  switch (way.outcome) {
    case 'measured':
      return <>{time(way.ms)} ms</>;
    case 'once':
      return (
        <>
          {time(way.ms)} ms{' '}
          <span className={styles.single}>
            <Translate id="sqlLab.SqlTimed.once" description="After a time: there is a single sample of it">
              (một lần chạy)
            </Translate>
          </span>
        </>
      );
    case 'cutOff':
      return (
        <Translate
          id="sqlLab.SqlTimed.cutOff"
          description="In place of a time: the way was stopped after so many seconds"
          values={{ seconds: way.afterMs / 1000 }}
        >
          {'dừng sau {seconds} s'}
        </Translate>
      );
    case 'failed':
      return (
        <Translate id="sqlLab.SqlTimed.wayFailed" description="In place of a time: the way has failed">
          có lỗi
        </Translate>
      );
    case 'stopped':
      return (
        <Translate
          id="sqlLab.SqlTimed.wayStopped"
          description="In place of a time: the reader has stopped the measuring before the way had ended"
        >
          chưa đo xong
        </Translate>
      );
  }
}

function Ratio({ known }: { known: KnownRatio | undefined }): ReactNode {
  const time = useTimeFormat();
  if (!known) return <>–</>;
  const { ratio, isAtLeast, share } = known;
  return (
    <>
      <span
        className={isAtLeast ? `${styles.bar} ${styles.open}` : styles.bar}
        style={{ '--site-share': share } as CSSProperties}
      />
      <strong>
        {isAtLeast && '> '}×{!isAtLeast && ratio < CLEAR ? '1' : time(ratio)}
      </strong>
    </>
  );
}

function How({ rounds, hasSlow }: { rounds: string; hasSlow: boolean }): ReactNode {
  return hasSlow ? (
    <Translate
      id="sqlLab.SqlTimed.howOthers"
      description="How the times were measured where some ways are slow"
      values={{ rounds }}
    >
      {'Cách chậm chỉ chạy một lần; mỗi cách còn lại được đo {rounds} lượt xen kẽ, ngay trong trình duyệt của bạn.'}
    </Translate>
  ) : (
    <Translate id="sqlLab.SqlTimed.how" description="How the times were measured" values={{ rounds }}>
      {'Mỗi cách được đo {rounds} lượt xen kẽ, ngay trong trình duyệt của bạn.'}
    </Translate>
  );
}

interface SamenessProps {
  readonly sameness: Sameness;
  readonly rows: string;
  /** Number of ways that have ended. */
  readonly ended: number;
  readonly isAll: boolean;
}

/** Says whether the answers are the same; ways that have not ended are left out. */
function SamenessText({ sameness, rows, ended, isAll }: SamenessProps): ReactNode {
  if (ended < 2)
    return (
      <Translate
        id="sqlLab.SqlTimed.alone"
        description="Only one way has ended: there are no rows to compare its own with"
        values={{ rows }}
      >
        {'Chỉ một cách chạy xong ({rows} hàng), nên không so được kết quả.'}
      </Translate>
    );
  if (sameness === 'different')
    return (
      <strong className={styles.warning}>
        <Translate id="sqlLab.SqlTimed.different" description="The ways answer different rows">
          Các cách cho kết quả khác nhau, nên so thời gian không có nghĩa.
        </Translate>
      </strong>
    );
  return isAll ? <AllSame sameness={sameness} rows={rows} /> : <EndedSame sameness={sameness} rows={rows} />;
}

type SameProps = Pick<SamenessProps, 'sameness' | 'rows'>;

function AllSame({ sameness, rows }: SameProps): ReactNode {
  return sameness === 'same' ? (
    <Translate id="sqlLab.SqlTimed.same" description="All ways have answered the same rows" values={{ rows }}>
      {'Các cách cho cùng kết quả ({rows} hàng).'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.SqlTimed.sameCount"
      description="All ways have as many rows, too many to compare each"
      values={{ rows }}
    >
      {'Các cách cho cùng số hàng ({rows} hàng); nhiều hàng quá nên không so từng hàng.'}
    </Translate>
  );
}

function EndedSame({ sameness, rows }: SameProps): ReactNode {
  return sameness === 'same' ? (
    <Translate
      id="sqlLab.SqlTimed.sameOfEnded"
      description="The ways that have ended answer the same rows; others have not ended"
      values={{ rows }}
    >
      {'Các cách chạy xong cho cùng kết quả ({rows} hàng).'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.SqlTimed.sameCountOfEnded"
      description="The ways that have ended have as many rows, too many to compare each; others have not ended"
      values={{ rows }}
    >
      {'Các cách chạy xong cho cùng số hàng ({rows} hàng); nhiều hàng quá nên không so từng hàng.'}
    </Translate>
  );
}
