import { percentileOf } from '../metrics/Numbers';
import type { Activity, SeriesPoint } from './types';

const MOST_BUCKETS = 240;
const MOST_ACTIVITIES = 3000;
const SHOWN_VUS = 16;

interface Bucket {
  /** Index of the first of its durations. There are as many as requests. */
  readonly first: number;
  requests: number;
  failed: number;
  dropped: number;
  vus: number;
  /** Of a part that is over. */
  known?: Percentiles;
}

type Percentiles = Pick<SeriesPoint, 'p50' | 'p95' | 'p99'>;

/** Records how a run went over time, for the charts. Parts of the time axis become longer with the run. */
export class Recorder {
  /** Length of a part, milliseconds. */
  private width = 250;
  private buckets: Bucket[] = [];
  /** Of all requests, in the order in which they ended. */
  private durations = new Float64Array(1024);
  private count = 0;
  readonly activities: Activity[] = [];

  private bucketAt(time: number): Bucket {
    let index = Math.floor(time / this.width);
    while (index >= MOST_BUCKETS) {
      this.halve();
      index = Math.floor(time / this.width);
    }
    while (this.buckets.length <= index) {
      const vus = this.buckets.at(-1)?.vus ?? 0;
      this.buckets.push({ first: this.count, requests: 0, failed: 0, dropped: 0, vus });
    }
    return this.buckets[index] as Bucket;
  }

  private halve(): void {
    const merged: Bucket[] = [];
    for (const [index, bucket] of this.buckets.entries()) {
      const previous = merged.at(-1);
      if (index % 2 === 0 || !previous) {
        merged.push({ ...bucket, known: undefined });
        continue;
      }
      previous.requests += bucket.requests;
      previous.failed += bucket.failed;
      previous.dropped += bucket.dropped;
      previous.vus = bucket.vus;
    }
    this.buckets = merged;
    this.width *= 2;
  }

  request(time: number, duration: number, isFailed: boolean): void {
    const bucket = this.bucketAt(time);
    bucket.requests += 1;
    if (isFailed) bucket.failed += 1;
    if (this.count === this.durations.length) {
      const larger = new Float64Array(this.count * 2);
      larger.set(this.durations);
      this.durations = larger;
    }
    this.durations[this.count] = duration;
    this.count += 1;
  }

  private percentilesOf({ first, requests }: Bucket): Percentiles {
    if (requests === 0) return {};
    const sorted = this.durations.slice(first, first + requests).sort();
    return { p50: percentileOf(sorted, 50), p95: percentileOf(sorted, 95), p99: percentileOf(sorted, 99) };
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
      const known = bucket.known ?? this.percentilesOf(bucket);
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
