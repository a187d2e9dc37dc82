import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { clockText } from '../core/lab/chartData';
import { timelineOf, type Timeline } from '../core/lab/timeline';
import type { Activity } from '../core/run/types';
import { drawTimeline, heightOf } from './drawTimeline';
import styles from './charts.module.css';

/** What the first virtual users did: who waits for the server, who sleeps, who does nothing. */
export function VuTimeline({ activities }: { activities: readonly Activity[] }): ReactNode {
  const timeline = useMemo(() => timelineOf(activities), [activities]);
  const [asked, setAsked] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sliderId = useId();
  const from = Math.min(asked, Math.max(0, timeline.end - timeline.window));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const draw = () => drawTimeline(element, activities, timeline, from);
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(element);
    const looks = new MutationObserver(draw);
    looks.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      looks.disconnect();
    };
  }, [activities, timeline, from]);

  if (timeline.vus.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="k6Lab.VuTimeline.nothing" description="Shown if no virtual user has sent a request or slept">
          Không VU nào gửi request hay nghỉ.
        </Translate>
      </p>
    );
  }
  const range = { from: clockText(from / 1000), to: clockText((from + timeline.window) / 1000) };
  return (
    <div className={styles.charts} data-figure>
      <figure className={styles.chart}>
        <figcaption className={styles.title}>
          <Translate
            id="k6Lab.VuTimeline.title"
            description="Title of the timeline of the first virtual users"
            values={{ count: timeline.vus.length, ...range }}
          >
            {'{count} VU đầu, từ {from} đến {to}'}
          </Translate>
          <span className={styles.legend}>
            <span className={styles.entry}>
              <span className={styles.block} data-kind="request" aria-hidden="true" />
              <Translate id="k6Lab.VuTimeline.waits" description="Colour of the timeline: waits for the server">
                chờ máy chủ
              </Translate>
            </span>
            <span className={styles.entry}>
              <span className={styles.block} data-kind="failed" aria-hidden="true" />
              <Translate id="k6Lab.VuTimeline.failed" description="Colour of the timeline: a request that failed">
                request hỏng
              </Translate>
            </span>
            <span className={styles.entry}>
              <span className={styles.block} data-kind="sleep" aria-hidden="true" />
              <Translate id="k6Lab.VuTimeline.sleeps" description="Colour of the timeline: sleeps">
                nghỉ (sleep)
              </Translate>
            </span>
          </span>
        </figcaption>
        <canvas ref={canvas} className={styles.timeline} height={heightOf(timeline)} aria-hidden="true" />
      </figure>
      {timeline.window < timeline.end && (
        <div className={styles.window}>
          <label htmlFor={sliderId}>
            <Translate id="k6Lab.VuTimeline.from" description="Slider: begin of the shown part of the timeline">
              Xem từ
            </Translate>
          </label>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={Math.ceil(timeline.end - timeline.window)}
            step={timeline.window / 4}
            value={from}
            aria-valuetext={range.from}
            onChange={({ target }) => setAsked(Number(target.value))}
          />
        </div>
      )}
      <Shares timeline={timeline} />
    </div>
  );
}

function Shares({ timeline: { vus, end } }: { timeline: Timeline }): ReactNode {
  const format = useNumberFormat(1);
  const seconds = (ms: number) => `${format(ms / 1000)} s`;
  return (
    <details className={styles.numbers}>
      <summary>
        <Translate
          id="k6Lab.VuTimeline.table"
          description="Opens what each virtual user did, as a table; until is a time of the test"
          values={{ until: clockText(end / 1000) }}
        >
          {'Từng VU bằng số (đến {until})'}
        </Translate>
      </summary>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">VU</th>
            <th scope="col">
              {translate({ id: 'k6Lab.VuTimeline.requests', message: 'Request', description: 'Column: requests' })}
            </th>
            <th scope="col">
              {translate({ id: 'k6Lab.VuTimeline.waiting', message: 'Chờ', description: 'Column: time of waiting' })}
            </th>
            <th scope="col">
              {translate({ id: 'k6Lab.VuTimeline.sleeping', message: 'Nghỉ', description: 'Column: time of sleep' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {vus.map(({ vu, requests, waiting, sleeping }) => (
            <tr key={vu}>
              <th scope="row">{vu}</th>
              <td>{format(requests)}</td>
              <td>{seconds(waiting)}</td>
              <td>{seconds(sleeping)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </details>
  );
}
