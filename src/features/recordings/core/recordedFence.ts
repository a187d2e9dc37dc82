import type { LineRange } from './recording';
import { RecordingProblem } from './recordingProblem';

/** The options of a recorded fence, from the words after its language. */
export interface RecordedFence {
  /** `<topic>/<name>`, a folder below `recordings/`. */
  readonly id: string;
  readonly part?: string;
  readonly lines?: LineRange;
  /** An input of the recording, shown in place of its output. */
  readonly file?: string;
  /** The lines of the input to mark, as code blocks name them: `{3,5-7}`. */
  readonly marked?: string;
  /** The text asks the reader to predict the output, which is folded at first. */
  readonly predict?: boolean;
}

const WORDS = 'recorded=<topic>/<name>, part=, lines=, predict, file=, and {3,5-7} with file=';

/** Reads a range of lines such as `3-20`. */
function readLines(value: string): LineRange {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  const range = { from: Number(first), to: Number(last) };
  if (first === undefined || range.from < 1 || range.to < range.from)
    throw new RecordingProblem(
      `lines=${value} is not a range of lines`,
      'write the first and the last line, as in lines=3-20',
    );
  return range;
}

/**
 * Reads the words after the language of a fence.
 *
 * @returns undefined for a fence that shows no recording
 * @throws {@link RecordingProblem} for unknown words
 */
export function parseRecordedFence(meta: string | null | undefined): RecordedFence | undefined {
  const words = (meta ?? '').trim().split(/\s+/);
  if (!words.some((word) => /^recorded(?:=|$)/.test(word))) return undefined;
  const fence: { id?: string; part?: string; lines?: LineRange; file?: string; marked?: string; predict?: boolean } =
    {};
  for (const word of words) {
    if (/^\{\d[\d,-]*\}$/.test(word)) {
      fence.marked = word;
      continue;
    }
    if (word === 'predict') {
      fence.predict = true;
      continue;
    }
    const [, name, value = ''] = /^(\w+)=(\S+)$/.exec(word) ?? [];
    if (name === 'recorded') fence.id = value;
    else if (name === 'part') fence.part = value;
    else if (name === 'lines') fence.lines = readLines(value);
    else if (name === 'file') fence.file = value;
    else if (word === 'recorded' || word === 'recorded=')
      throw new RecordingProblem('the fence does not name a recording', 'write recorded=<topic>/<name>');
    else throw new RecordingProblem(`"${word}" is not an option of a recorded fence`, `the options are ${WORDS}`);
  }
  const { id = '', ...rest } = fence;
  if (rest.file && rest.part)
    throw new RecordingProblem('`file=` shows an input and `part=` a part of the output', 'leave one of them out');
  if (rest.marked && !rest.file)
    throw new RecordingProblem(`${rest.marked} marks lines of an input`, 'add file=, or leave it out');
  if (rest.predict && rest.file)
    throw new RecordingProblem(
      '`file=` shows an input, and only an output can wait for a prediction',
      'remove `predict`, or leave `file=` out',
    );
  return { id, ...rest };
}
