import { clockText } from '../core/lab/chartData';
import type { Timeline } from '../core/lab/timeline';
import type { Activity } from '../core/run/types';

const ROW = 16;
const BAR = 11;
const SLEEP_BAR = 3;
const LABEL_WIDTH = 46;
const AXIS_HEIGHT = 22;
const FONT_SIZE = 12;
/** A bar that is shorter is still to be seen. */
const LEAST_BAR = 1.5;
const MARKS = 4;

/** Height of the drawing, pixels. */
export const heightOf = ({ vus }: Timeline) => vus.length * ROW + AXIS_HEIGHT;

/** Draws what the virtual users did from `from` on, for the timeline's window. */
export function drawTimeline(
  canvas: HTMLCanvasElement,
  activities: readonly Activity[],
  timeline: Timeline,
  from: number,
): void {
  const width = canvas.clientWidth;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  const height = heightOf(timeline);
  const { devicePixelRatio: ratio } = window;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  const look = getComputedStyle(canvas);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  context.font = `${FONT_SIZE}px ${look.fontFamily}`;
  context.textBaseline = 'middle';

  const rows = new Map(timeline.vus.map(({ vu }, index) => [vu, index * ROW]));
  context.fillStyle = colour('--site-text-soft');
  for (const [vu, top] of rows) context.fillText(`VU ${vu}`, 0, top + ROW / 2);

  const space = width - LABEL_WIDTH;
  const to = from + timeline.window;
  const x = (time: number) => LABEL_WIDTH + ((time - from) / timeline.window) * space;
  context.fillStyle = colour('--site-line');
  for (let mark = 0; mark <= MARKS; mark += 1) {
    context.fillRect(x(from + (timeline.window * mark) / MARKS) - (mark === MARKS ? 1 : 0), 0, 1, height - AXIS_HEIGHT);
  }

  const colours = {
    request: colour('--site-accent'),
    failed: colour('--site-bad'),
    sleep: colour('--site-line-strong'),
  };
  for (const { vu, kind, from: begun, to: ended, isFailed } of activities) {
    const top = rows.get(vu);
    if (top === undefined || ended < from || begun > to) continue;
    const left = Math.max(LABEL_WIDTH, x(begun));
    const length = Math.max(LEAST_BAR, Math.min(width, x(ended)) - left - 0.5);
    const thick = kind === 'sleep' ? SLEEP_BAR : BAR;
    context.fillStyle = kind === 'sleep' ? colours.sleep : isFailed ? colours.failed : colours.request;
    context.fillRect(left, top + (ROW - thick) / 2, length, thick);
  }

  context.fillStyle = colour('--site-text-soft');
  for (let mark = 0; mark <= MARKS; mark += 2) {
    context.textAlign = mark === 0 ? 'left' : mark === MARKS ? 'right' : 'center';
    const time = from + (timeline.window * mark) / MARKS;
    context.fillText(clockText(Math.round(time) / 1000), x(time), height - AXIS_HEIGHT / 2);
  }
}
