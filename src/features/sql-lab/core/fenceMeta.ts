import { ENGINE_NAMES, type EngineName } from './types';

/** The options after ```` ```sql ````. */
export interface SqlFence {
  readonly kind: 'run' | 'plan' | 'timed';
  readonly engine?: EngineName;
  readonly dataset?: string;
  /** The dataset is restored before the fence runs. */
  readonly fresh: boolean;
  /** The engines give different answers, and the page shows both. */
  readonly differs: boolean;
  /** The last statement is expected to fail. */
  readonly error: boolean;
  /** The answer may vary from run to run. */
  readonly varies: boolean;
  /** The text asks the reader to predict the answer, which is folded at first. */
  readonly predict: boolean;
  /** Number of result rows that the page prints. */
  readonly rows: number;
}

/** Thrown for an unknown option of a fence, or for two that contradict each other. */
export class FenceProblem extends Error {}

const DEFAULT_ROWS = 20;
const MAX_ROWS = 100;
const FLAGS = ['fresh', 'differs', 'error', 'varies', 'predict'] as const;

function readEngine(value: string): EngineName {
  const engine = ENGINE_NAMES.find((name) => name === value);
  if (!engine) throw new FenceProblem(`engine=${value} is unknown; write engine=sqlite or engine=postgres`);
  return engine;
}

function readRows(value: string): number {
  const rows = Number(value);
  if (!Number.isInteger(rows) || rows < 1 || rows > MAX_ROWS)
    throw new FenceProblem(`rows=${value} is not a number from 1 to ${MAX_ROWS}`);
  return rows;
}

/**
 * Parses the options after the language of a fence.
 *
 * @returns undefined for SQL that is only displayed
 * @throws {@link FenceProblem} for unknown options
 */
export function parseSqlFence(lang: string | null | undefined, meta: string | null | undefined): SqlFence | undefined {
  const [kind, ...words] = (meta ?? '').trim().split(/\s+/);
  if (lang !== 'sql') return undefined;
  if (kind === 'mysql')
    throw new FenceProblem('MySQL does not run in the lab: record its output and write `sql recorded=mysql/<name>`');
  if (kind !== 'run' && kind !== 'plan' && kind !== 'timed') return undefined;
  const fence: { engine?: EngineName; dataset?: string; rows: number } = { rows: DEFAULT_ROWS };
  const flags = { fresh: false, differs: false, error: false, varies: false, predict: false };
  for (const word of words) {
    const [name = '', value] = word.split('=');
    const flag = FLAGS.find((candidate) => candidate === word);
    if (flag) flags[flag] = true;
    else if (name === 'engine' && value) fence.engine = readEngine(value);
    else if (name === 'dataset' && value) fence.dataset = value;
    else if (name === 'rows' && value) fence.rows = readRows(value);
    else
      throw new FenceProblem(
        `"${word}" is not an option of \`sql ${kind}\`; the options are ${FLAGS.join(', ')}, engine=, dataset=, rows=`,
      );
  }
  if (fence.engine && flags.differs)
    throw new FenceProblem('`differs` compares two engines, but `engine=` leaves only one');
  if (kind === 'plan' && (flags.differs || flags.error))
    throw new FenceProblem('the plans of two engines are always shown side by side: remove `differs` and `error`');
  if (flags.predict && flags.varies)
    throw new FenceProblem('`varies` prints no answer that could wait for a prediction: remove `predict`');
  if (kind === 'timed' && (flags.differs || flags.error || flags.varies || flags.fresh))
    throw new FenceProblem(
      'the ways of a timed fence give the same answer and start from the dataset: use only the options `engine=`, `dataset=` and `predict`',
    );
  return { kind, ...fence, ...flags };
}
