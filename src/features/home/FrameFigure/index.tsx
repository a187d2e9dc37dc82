import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FrameRun } from '../types';
import styles from './styles.module.css';

/** The hero's notebook page: Belady's anomaly for the number of frames that the reader selects. */
export function FrameFigure({ runs }: { runs: readonly FrameRun[] }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const { frames: frameCount, steps } = runs[chosen] ?? { frames: 0, steps: [] };
  const faults = steps.filter(({ fault }) => fault).length;

  return (
    <section className={styles.page} data-figure aria-labelledby="frame-figure-title">
      <p id="frame-figure-title" className={styles.question}>
        <Translate id="home.FrameFigure.question" description="Question above the figure in the hero">
          Thêm bộ nhớ thì lỗi trang có luôn giảm không?
        </Translate>
      </p>
      <div
        className={styles.choices}
        role="group"
        aria-label={translate({
          id: 'home.FrameFigure.choices',
          message: 'Số khung trang',
          description: 'Name of the group of buttons that choose the number of frames',
        })}
      >
        {runs.map(({ frames }, index) => (
          <button
            key={frames}
            type="button"
            className={styles.choice}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <Translate id="home.FrameFigure.frames" description="Button: so many frames" values={{ count: frames }}>
              {'{count} khung'}
            </Translate>
          </button>
        ))}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="row">
                <Translate id="home.FrameFigure.reference" description="Row label: the page referenced">
                  Trang
                </Translate>
              </th>
              {steps.map(({ page }, step) => (
                <th key={step} scope="col">
                  {page}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.max(...runs.map(({ frames }) => frames)) }, (_, frame) => (
              <tr key={frame} className={clsx(frame >= frameCount && styles.unused)}>
                <th scope="row">
                  <Translate
                    id="home.FrameFigure.frame"
                    description="Row label: frame number"
                    values={{ number: frame + 1 }}
                  >
                    {'Khung {number}'}
                  </Translate>
                </th>
                {steps.map(({ page, held, fault }, step) => (
                  <td key={step} className={clsx(held[frame] === page && (fault ? styles.loaded : styles.hit))}>
                    {held[frame] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={styles.faults}>
              <th scope="row">
                <Translate id="home.FrameFigure.fault" description="Row label: page fault">
                  Lỗi trang
                </Translate>
              </th>
              {steps.map(({ fault }, step) => (
                <td key={step}>{fault ? '●' : ''}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.answer} aria-live="polite">
        <strong>
          <Translate
            id="home.FrameFigure.answer"
            description="Result of the figure: number of page faults with FIFO"
            values={{ frames: frameCount, faults }}
          >
            {'FIFO, {frames} khung: {faults} lỗi trang.'}
          </Translate>
        </strong>{' '}
        <Link to="/docs/operating-system/page-replacement-algorithms">
          <Translate id="home.FrameFigure.link" description="Link from the figure to its lesson">
            Vì sao lại như vậy?
          </Translate>
        </Link>
      </p>
    </section>
  );
}
