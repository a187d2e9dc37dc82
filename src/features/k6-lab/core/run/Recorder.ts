import { Numbers } from '../metrics/sinks';
import type { Activity, SeriesPoint } from './types';

const MOST_BUCKETS = 240;
const MOST_ACTIVITIES = 3000;
const SHOWN_VUS = 16;

interface Bucket {
  requests: number;
  failed: number;
  dropped: number;
  vus: number;
  durations: number[];
  /** Of a part that is over. */
  known?: Percentiles;
}

type Percentiles = Pick<SeriesPoint, 'p50' | 'p95' | 'p99'>;

const emptyBucket = (): Bucket => ({ requests: 0, failed: 0, dropped: 0, vus: 0, durations: [] });

function percentiles(durations: readonly number[]): Percentiles {
  if (durations.length === 0) return {};
  const numbers = new Numbers();
  for (const duration of durations) numbers.push(duration);
  return { p50: numbers.percentile(50), p95: numbers.percentile(95), p99: numbers.percentile(99) };
}

/** Records how a run went over time, for the charts. Parts of the time axis become longer with the run. */
export class Recorder {
  /** Length of a part, milliseconds. */
  private width = 250;
  private buckets: Bucket[] = [];
  readonly activities: Activity[] = [];

  private bucketAt(time: number): Bucket {
    let index = Math.floor(time / this.width);
    while (index >= MOST_BUCKETS) {
      this.halve();
      index = Math.floor(time / this.width);
    }
    while (this.buckets.length <= index) {
      this.buckets.push({ ...emptyBucket(), vus: this.buckets.at(-1)?.vus ?? 0 });
    }
    return this.buckets[index] as Bucket;
  }

  private halve(): void {
    const merged: Bucket[] = [];
    for (let index = 0; index < this.buckets.length; index += 2) {
      const [first = emptyBucket(), second = emptyBucket()] = [this.buckets[index], this.buckets[index + 1]];
      merged.push({
        requests: first.requests + second.requests,
        failed: first.failed + second.failed,
        dropped: first.dropped + second.dropped,
        vus: this.buckets[index + 1] ? second.vus : first.vus,
        durations: first.durations.concat(second.durations),
      });
    }
    this.buckets = merged;
    this.width *= 2;
  }

  request(time: number, duration: number, isFailed: boolean): void {
    const bucket = this.bucketAt(time);
    bucket.requests += 1;
    if (isFailed) bucket.failed += 1;
    bucket.durations.push(duration);
  }

  dropped(time: number, count: number): void {
    this.bucketAt(time).dropped += count;
  }

  vus(time: number, count: number): void {
    this.bucketAt(time).vus = count;
  }

  activity(vu: number, kind: Activity['kind'], from: number, to: number, isFailed = false): void {
    if (vu > SHOWN_VUS || this.activities.length >= MOST_ACTIVITIES || to <= from) return;
    this.activities.push({ vu, kind, from, to, ...(isFailed && { isFailed }) });
  }

  /** @param end - milliseconds at which the test has ended; the last part of the axis may be shorter than the others */
  series(end: number): SeriesPoint[] {
    return this.buckets.map((bucket, index) => {
      const from = index * this.width;
      const to = Math.max(from + 1, Math.min(from + this.width, end));
      const seconds = (to - from) / 1000;
      const isOver = index < this.buckets.length - 1;
      const known = bucket.known ?? percentiles(bucket.durations);
      if (isOver) bucket.known = known;
      return {
        time: to / 1000,
        vus: bucket.vus,
        requestsPerSecond: bucket.requests / seconds,
        failedPerSecond: bucket.failed / seconds,
        droppedPerSecond: bucket.dropped / seconds,
        ...known,
      };
    });
  }
}
