/** The p-th percentile by k6's method: linear interpolation between the two nearest ranks. 0 if there is no value. */
export function percentileOf(sorted: Float64Array, percent: number): number {
  const rank = (percent / 100) * (sorted.length - 1);
  const below = Math.floor(rank);
  const { [below]: low = 0, [below + 1]: high = low } = sorted;
  return low + (high - low) * (rank - below);
}

/**
 * Growing list of numbers, kept exactly: percentiles need every value. As long as all are the same, as times are that a
 * server without a network does not take, only their count is kept.
 */
export class Numbers {
  private values = new Float64Array();
  /** So many values at the start are in order. */
  private sorted = 0;
  private isConstant = true;
  private first = 0;
  length = 0;

  push(value: number): void {
    if (this.isConstant) {
      if (this.length === 0) this.first = value;
      if (value === this.first) {
        this.length += 1;
        return;
      }
      this.writeOut();
    }
    if (this.length === this.values.length) this.grow(this.length * 2);
    this.values[this.length] = value;
    this.length += 1;
  }

  /** @see percentileOf */
  percentile(percent: number): number {
    if (this.isConstant) return this.length === 0 ? 0 : this.first;
    this.sort();
    return percentileOf(this.values.subarray(0, this.length), percent);
  }

  private writeOut(): void {
    this.isConstant = false;
    this.grow(Math.max(64, this.length * 2));
    this.values.fill(this.first, 0, this.length);
  }

  private grow(size: number): void {
    const larger = new Float64Array(size);
    larger.set(this.values);
    this.values = larger;
  }

  /** Sorts what was added since the last time and merges it: a threshold may ask every two seconds of a long test. */
  private sort(): void {
    const { values, length, sorted } = this;
    if (sorted === length) return;
    this.sorted = length;
    if (sorted === 0) {
      values.subarray(0, length).sort();
      return;
    }
    const added = values.slice(sorted, length).sort();
    let old = sorted - 1;
    let fresh = added.length - 1;
    for (let to = length - 1; fresh >= 0; to -= 1) {
      const next = added[fresh] as number;
      const before = old < 0 ? -Infinity : (values[old] as number);
      if (before > next) old -= 1;
      else fresh -= 1;
      values[to] = before > next ? before : next;
    }
  }
}
