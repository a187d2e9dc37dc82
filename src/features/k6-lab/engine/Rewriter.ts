/**
 * Collects changes to a text. Insertions at the same place keep the order in which they were added, and what closes
 * something stands before what opens something.
 */
export class Rewriter {
  private readonly opening = new Map<number, string[]>();
  private readonly closing = new Map<number, string[]>();
  private readonly removed: { start: number; end: number }[] = [];

  constructor(private readonly source: string) {}

  /** Inserts text before something that starts here; the outer of two nested things is added first. */
  open(at: number, text: string): void {
    this.opening.set(at, [...(this.opening.get(at) ?? []), text]);
  }

  /** Inserts text behind something that ends here; the inner of two nested things is added first. */
  close(at: number, text: string): void {
    this.closing.set(at, [...(this.closing.get(at) ?? []), text]);
  }

  /** Removes a part, but keeps its line ends, so that lines keep their numbers. */
  remove(start: number, end: number): void {
    this.removed.push({ start, end });
  }

  toString(): string {
    const pieces: string[] = [];
    const places = new Set([...this.opening.keys(), ...this.closing.keys()]);
    for (const { start, end } of this.removed) places.add(start).add(end);
    let from = 0;
    const isRemoved = (at: number) => this.removed.some(({ start, end }) => start <= at && at < end);
    for (const place of [...places, this.source.length].sort((a, b) => a - b)) {
      const text = this.source.slice(from, place);
      pieces.push(isRemoved(from) ? text.replace(/[^\n]/g, '') : text);
      pieces.push(...(this.closing.get(place) ?? []), ...(this.opening.get(place) ?? []));
      this.closing.delete(place);
      this.opening.delete(place);
      from = place;
    }
    return pieces.join('');
  }
}
