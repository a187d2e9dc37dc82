import { findDifference, type Counterexample, type DifferenceQuestion, type KnownResults } from './findDifference';
import type { TrialRunner, TrialSetup } from './trialRunner';
import { unpackDatabases, type TrialDatabase } from './trialSet';

/** What is remembered of a set of databases: the same exercise is answered several times. */
interface Remembered {
  readonly databases: readonly TrialDatabase[];
  /** By the text of the reference. */
  readonly results: Map<string, KnownResults>;
}

const MAX_REMEMBERED = 4;

/** Answers questions about answers with one engine, and remembers what references return. */
export class Differ {
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly openTrials: (setup: TrialSetup) => TrialRunner) {}

  /** A small database on which an answer is wrong; undefined if there is none. */
  async find({ set, setup, compared, isExplained = true }: DifferenceQuestion): Promise<Counterexample | undefined> {
    const { databases, results } = this.recall(set);
    const known: KnownResults = results.get(compared.reference) ?? new Map();
    results.set(compared.reference, known);
    const { emptied, tables, after = [] } = set;
    return findDifference(this.openTrials({ setup, emptied, tables, after }), set, databases, compared, {
      known,
      isExplained,
    });
  }

  private recall(set: DifferenceQuestion['set']): Remembered {
    const known = this.remembered.get(set.id) ?? { databases: unpackDatabases(set.packed), results: new Map() };
    this.remembered.delete(set.id);
    this.remembered.set(set.id, known);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MAX_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return known;
  }
}
