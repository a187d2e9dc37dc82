import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { fieldsOf, swar, type SwarRun } from '../core/swar';
import styles from './styles.module.css';

interface Props {
  /** The number whose 1-bits are counted, unsigned. */
  word?: number;
}

/** The highest byte first, as numbers are written. */
const BYTES = [3, 2, 1, 0] as const;

const hex = (word: number) => `0x${word.toString(16).toUpperCase().padStart(8, '0')}`;

/** The fields of SWAR, added two by two within each byte, and the words that hold them. */
export function SwarFigure({ word = 0xff6b0c80 }: Props): ReactNode {
  const run = swar(word);
  const { stages, answer } = run;
  const counts = BYTES.flatMap((byte) => stages.slice(-1).flatMap((stage) => fieldsOf(stage, byte)));
  return (
    <figure className={styles.figure} data-figure>
      <figcaption className={styles.caption}>
        <Translate
          id="simulators.SwarFigure.caption"
          description="Title of the figure of SWAR"
          values={{ word: <code translate="no">{hex(word)}</code> }}
        >
          {
            'SWAR với n = {word}. Mỗi ô là một trường và ghi số bit 1 của trường ấy: bằng tổng hai ô ngay trên nó. Byte cao nhất đứng đầu.'
          }
        </Translate>
      </figcaption>
      <div className={styles.bytes}>
        {BYTES.map((byte) => (
          <ByteTable key={byte} byte={byte} run={run} />
        ))}
      </div>
      <p className={styles.sum}>
        <Translate
          id="simulators.SwarFigure.sum"
          description="The four bytes are added by one multiplication"
          values={{ sum: <strong>{`${counts.join(' + ')} = ${answer}`}</strong> }}
        >
          {'Phép nhân cộng bốn byte: {sum}.'}
        </Translate>
      </p>
      <table className={styles.words}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="simulators.SwarFigure.fields" description="Column: width of the fields">
                Trường
              </Translate>
            </th>
            <th scope="col">
              <Translate id="simulators.SwarFigure.word" description="Column: the 32-bit word">
                Giá trị của cả từ
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.width}>
              <th scope="row">{`${32 / stage.width} × ${stage.width} bit`}</th>
              <td>
                <code translate="no">{hex(stage.word)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function ByteTable({ byte, run }: { byte: number; run: SwarRun }): ReactNode {
  return (
    <table className={styles.byte}>
      <caption className={styles.name}>{`Byte ${byte}`}</caption>
      <tbody>
        {run.stages.map((stage) => (
          <tr key={stage.width}>
            <th scope="row" className={styles.width}>
              {`${stage.width} bit`}
            </th>
            {fieldsOf(stage, byte).map((count, index) => (
              <td key={index} colSpan={stage.width} className={clsx(styles.field, count > 0 && styles.some)}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
