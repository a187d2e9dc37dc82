import type { Codec, Parsed } from './trace';

/** Counts of the reader's answers in prediction mode. */
export interface Score {
  readonly correct: number;
  readonly asked: number;
}

/** The number of steps shown; `end` follows the end of the run when the input changes. */
export type Position = number | 'end';

/** Everything that the URL stores about a simulator. */
export interface SimulatorState<Input> {
  readonly input: Input;
  readonly position: Position;
  /** Null outside prediction mode. */
  readonly score: Score | null;
}

const MAX_STEPS = 100_000;

/** The whole state as one text: the input, then the position and the score where they differ from the default. */
export function stateCodec<Input>(input: Codec<Input>): Codec<SimulatorState<Input>> {
  return {
    serialize: ({ input: value, position, score }) => {
      const parts = [input.serialize(value)];
      if (position !== 0 || score) parts.push(position === 0 ? '' : String(position));
      if (score) parts.push(`${score.correct}-${score.asked}`);
      return parts.join('*');
    },
    parse: (text) => {
      const [inputText = '', positionText = '', scoreText = '', ...rest] = text.split('*');
      const parsedInput = input.parse(inputText);
      const position = parsePosition(positionText);
      const score = parseScore(scoreText);
      if (rest.length > 0 || !parsedInput.ok || !position.ok || !score.ok) return { ok: false };
      return { ok: true, value: { input: parsedInput.value, position: position.value, score: score.value } };
    },
  };
}

/** An address that names no step opens before the first one. */
function parsePosition(text: string): Parsed<Position> {
  if (text === '') return { ok: true, value: 0 };
  if (text === 'end') return { ok: true, value: 'end' };
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_STEPS ? { ok: true, value } : { ok: false };
}

function parseScore(text: string): Parsed<Score | null> {
  if (text === '') return { ok: true, value: null };
  const match = /^(\d{1,5})-(\d{1,5})$/.exec(text);
  if (!match) return { ok: false };
  const score = { correct: Number(match[1]), asked: Number(match[2]) };
  return score.correct <= score.asked ? { ok: true, value: score } : { ok: false };
}
