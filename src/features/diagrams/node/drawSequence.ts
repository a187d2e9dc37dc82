import type { Drawing } from '../core/drawing';
import type { SequenceModel, SequenceStep } from '../core/model';
import { drawEnds } from './edgeEnds';
import { path, Pen, rectangle, roundedRectangle } from './pen';
import { breakText, textWidth } from './textSize';

type Message = Extract<SequenceStep, { kind: 'message' }>;
type Note = Extract<SequenceStep, { kind: 'note' }>;

/** A frame around what may happen, or happens again. */
interface Frame {
  readonly top: number;
  readonly word: string;
  readonly text: string;
  readonly divides: number[];
  left: number;
  right: number;
}

const EDGE = 2;
const ACTOR_PADDING = 12;
const BETWEEN_ACTORS = 18;
const LOOP = 30;
const ROW_GAP = 14;
const BAR = 8;
const FRAME_PADDING = 10;

/** The distances between neighbouring actors, such that every text fits between the lifelines that it belongs to. */
function findGaps({ actors, steps }: SequenceModel, widths: readonly number[], textLimit: number): number[] {
  const gaps = actors
    .slice(1)
    .map((_, index) => (widths[index] ?? 0) / 2 + (widths[index + 1] ?? 0) / 2 + BETWEEN_ACTORS);
  for (const step of steps) {
    if (step.kind !== 'message' && !(step.kind === 'note' && step.place === 'over')) continue;
    const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)];
    const spanned = Math.max(1, to - from);
    const needed = breakText('middle', step.text, textLimit * spanned).width + (step.from === step.to ? LOOP + 16 : 28);
    const isAtEnd = from === to && to === actors.length - 1;
    if (isAtEnd || (step.kind === 'note' && from === to)) continue;
    const missing = needed - gaps.slice(from, from + spanned).reduce((sum, gap) => sum + gap, 0);
    if (missing > 0)
      for (let index = from; index < from + spanned; index += 1) gaps[index] = (gaps[index] ?? 0) + missing / spanned;
  }
  return gaps;
}

/** Draws a sequence from top to bottom. */
class SequencePen {
  private readonly pen = new Pen();
  private readonly frames: Frame[] = [];
  private readonly conditions: { readonly y: number; readonly text: string; readonly frame: Frame | undefined }[] = [];
  private readonly active: { readonly actor: number; readonly top: number }[] = [];
  private readonly widths: number[];
  private readonly lines: number[];
  private top = 0;
  private left = 0;
  private right = 0;

  constructor(
    private readonly model: SequenceModel,
    private readonly textLimit: number,
  ) {
    const blocks = model.actors.map((name) => breakText('name', name, 120));
    this.widths = blocks.map(({ width }) => Math.max(56, width + 2 * ACTOR_PADDING));
    const gaps = findGaps(model, this.widths, textLimit);
    this.lines = model.actors.map(
      (_, index) => (this.widths[0] ?? 0) / 2 + gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0),
    );
    const height = Math.max(...blocks.map((block) => block.height)) + 16;
    blocks.forEach((block, index) => {
      const width = this.widths[index] ?? 0;
      this.reach(this.lineOf(index) - width / 2, this.lineOf(index) + width / 2);
      this.pen.draw('box', roundedRectangle(this.lineOf(index) - width / 2, EDGE, width, height, 6));
      this.pen.writeBlock('name', this.lineOf(index), EDGE + (height - block.height) / 2, block);
    });
    this.top = height + 12;
    for (const step of model.steps) this.draw(step);
    while (this.active.length > 0) this.deactivate(this.active.at(-1)?.actor ?? 0);
    this.lines.forEach((x) => this.pen.draw('life', path`M${x} ${height + EDGE}V${this.top}`));
  }

  finish(): Drawing {
    return this.pen.finish({
      left: this.left - EDGE,
      width: this.right - this.left + 2 * EDGE,
      height: this.top + EDGE,
    });
  }

  private lineOf(actor: number): number {
    return this.lines[actor] ?? 0;
  }

  private reach(left: number, right: number): void {
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
    for (const frame of this.frames) {
      frame.left = Math.min(frame.left, left - FRAME_PADDING);
      frame.right = Math.max(frame.right, right + FRAME_PADDING);
    }
  }

  private draw(step: SequenceStep): void {
    switch (step.kind) {
      case 'message':
        return step.from === step.to ? this.loop(step) : this.message(step);
      case 'note':
        return this.note(step);
      case 'open':
        return this.open(step.word, step.text);
      case 'divide':
        return this.divide(step.text);
      case 'close':
        return this.close();
      case 'activate':
        return void this.active.push({ actor: step.actor, top: this.top - ROW_GAP });
      case 'deactivate':
        return this.deactivate(step.actor);
    }
  }

  private arrow(points: readonly { readonly x: number; readonly y: number }[], { isDotted, end }: Message): void {
    const shown = drawEnds(this.pen, points, 'none', end === 'arrow' ? 'arrow' : 'none');
    const line = shown.map(({ x, y }, index) => (index === 0 ? path`M${x} ${y}` : path`L${x} ${y}`)).join('');
    this.pen.draw(isDotted ? 'dotted' : 'line', line);
    const last = points.at(-1);
    if (end === 'cross' && last)
      this.pen.draw('mark', path`M${last.x - 5} ${last.y - 5}l10 10M${last.x - 5} ${last.y + 5}l10 -10`);
  }

  private message(step: Message): void {
    const [from, to] = [this.lineOf(step.from), this.lineOf(step.to)];
    const block = breakText('middle', step.text, Math.abs(to - from) - 20);
    const middle = (from + to) / 2;
    this.pen.writeBlock('middle', middle, this.top, block);
    // The lifelines of actors between the two do not cross the text.
    if (Math.abs(step.to - step.from) > 1)
      this.pen.draw('plate', rectangle(middle - block.width / 2 - 3, this.top, block.width + 6, block.height + 2));
    const y = this.top + block.height + 5;
    this.reach(Math.min(from, to), Math.max(from, to));
    const tip = step.end === 'cross' ? to - Math.sign(to - from) * 8 : to;
    this.arrow(
      [
        { x: from, y },
        { x: tip, y },
      ],
      step,
    );
    this.top = y + ROW_GAP;
  }

  private loop(step: Message): void {
    const x = this.lineOf(step.from);
    const block = breakText('beside', step.text, this.textLimit);
    const height = Math.max(20, block.height);
    this.pen.writeBlock('beside', x + LOOP + 6, this.top + (height - block.height) / 2, block);
    const [y, turn] = [this.top, x + LOOP];
    this.arrow(
      [
        { x, y },
        { x: turn, y },
        { x: turn, y: y + height },
        { x, y: y + height },
      ],
      step,
    );
    this.reach(x, turn + 6 + block.width);
    this.top = y + height + ROW_GAP;
  }

  private note({ from, to, place, text }: Note): void {
    const isOver = place === 'over';
    const room = isOver && to > from ? this.lineOf(to) - this.lineOf(from) + 24 : this.textLimit + 24;
    const block = breakText('middle', text, room - 24);
    const width = isOver && to > from ? Math.max(room, block.width + 20) : block.width + 20;
    const middle = (this.lineOf(from) + this.lineOf(to)) / 2;
    const besides = { left: this.lineOf(from) - 10 - width, right: this.lineOf(to) + 10, over: middle - width / 2 };
    const x = besides[place];
    this.pen.draw('note', rectangle(x, this.top, width, block.height + 10));
    this.pen.writeBlock('middle', x + width / 2, this.top + 5, block);
    this.reach(x, x + width);
    this.top += block.height + 10 + ROW_GAP;
  }

  private open(word: string, text: string): void {
    this.frames.push({ top: this.top, word, text, divides: [], left: Infinity, right: -Infinity });
    this.top += 26 + 6;
  }

  private divide(text: string): void {
    const frame = this.frames.at(-1);
    frame?.divides.push(this.top);
    this.conditions.push({ y: this.top, text, frame });
    this.top += 24;
  }

  private close(): void {
    const frame = this.frames.pop();
    if (!frame || frame.left > frame.right) return;
    const { left, top, word, text, divides } = frame;
    const tab = textWidth('code', word) + 16;
    const right = Math.max(frame.right, left + tab + textWidth('beside', text) + 20);
    this.pen.draw('frame', rectangle(left, top, right - left, this.top - top));
    this.pen.draw('tab', path`M${left} ${top}h${tab}v16l-6 6h${6 - tab}z`);
    this.pen.write('code', left + 8, top + 1.5, word);
    this.pen.write('beside', left + tab + 8, top + 1.5, text);
    for (const y of divides) this.pen.draw('dotted', path`M${left} ${y}H${right}`);
    for (const condition of this.conditions.filter((each) => each.frame === frame))
      this.pen.write('beside', left + FRAME_PADDING + 8, condition.y + 3, condition.text);
    this.reach(left, right);
    this.top += ROW_GAP;
  }

  private deactivate(actor: number): void {
    const bar = [...this.active].reverse().find((each) => each.actor === actor);
    if (!bar) return;
    this.active.splice(this.active.indexOf(bar), 1);
    const bottom = Math.max(this.top - ROW_GAP, bar.top + 8);
    this.pen.draw('bar', rectangle(this.lineOf(actor) - BAR / 2, bar.top, BAR, bottom - bar.top));
  }
}

/**
 * Draws a sequence diagram.
 *
 * @param textLimit - where a text between neighbouring lifelines breaks
 */
export function drawSequence(model: SequenceModel, textLimit: number): Drawing {
  return new SequencePen(model, textLimit).finish();
}
