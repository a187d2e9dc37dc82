import { useRef, useState } from 'react';
import { downloadError } from '../core/files/fetchFailure';
import {
  classify,
  engineFailure,
  giveInput,
  reachesGoal,
  tryCure,
  type Outcome,
  type Prediction,
  type ProbeVerdict,
  type RunText,
} from '../core/injection/injection';
import type { InjectionProgram, ProgramVersion } from '../core/injection/injectionPrograms';
import { loadPageLab, prepareEngine } from '../worker/loadLab';

const DATASET = 'nha_sach';

/** The inputs of a program and their outcome. */
export interface Given {
  readonly inputs: readonly string[];
  readonly outcome: Outcome;
}

export interface Cured extends Given {
  readonly version: ProgramVersion['id'];
  /** The reader's prediction and the actual result. */
  readonly expected?: Prediction | undefined;
  readonly came: Prediction;
}

interface Judged {
  readonly version: ProgramVersion['id'];
  readonly verdicts: readonly ProbeVerdict[];
}

export interface Solved {
  readonly attack: boolean;
  readonly prediction: boolean;
  readonly cure: boolean;
}

const runInLab: RunText = async (sql, options) => {
  const { pageEngine, siteDataset } = await loadPageLab();
  return (await pageEngine('sqlite').run(siteDataset(DATASET, 'sqlite'), sql, options)).execution;
};

/** The state of a lab: the outcome of the reader's input in each version, and the solved tasks. */
export function useInjection(program: InjectionProgram, example: { readonly first: Given; readonly second: Cured }) {
  const [joined] = program.versions;
  const [first, setFirst] = useState<Given>(example.first);
  const [second, setSecond] = useState<Cured | undefined>(example.second);
  const [judged, setJudged] = useState<Judged>();
  const [isBusy, setBusy] = useState(false);
  const [isNew, setNew] = useState(false);
  /** Whether the input of the first program's current outcome is a successful attack. */
  const [leaks, setLeaks] = useState(false);
  const [solved, setSolved] = useState<Solved>({ attack: false, prediction: false, cure: false });
  const newest = useRef(0);

  /** Runs a request and delivers only the newest result; if the engine fails, the outcome says why. */
  const ask = async <T>(work: () => Promise<T>, done: (answer: T) => void, failed: (outcome: Outcome) => void) => {
    newest.current += 1;
    const mine = newest.current;
    setBusy(true);
    try {
      const answer = await work();
      if (mine === newest.current) done(answer);
    } catch (error) {
      if (mine === newest.current) failed({ results: [], error: downloadError(error) });
    } finally {
      if (mine === newest.current) setBusy(false);
    }
  };

  const attack = (inputs: readonly string[]) =>
    ask(
      async () => {
        const outcome = await giveInput(joined, inputs, runInLab);
        const hasLeaked = !engineFailure(outcome) && (await reachesGoal(program, inputs, outcome, runInLab));
        return { outcome, hasLeaked };
      },
      ({ outcome, hasLeaked }) => {
        setFirst({ inputs, outcome });
        setSecond(undefined);
        setNew(true);
        setLeaks(hasLeaked);
        if (hasLeaked) setSolved((now) => ({ ...now, attack: true }));
      },
      (outcome) => {
        setFirst({ inputs, outcome });
        setSecond(undefined);
        setLeaks(false);
      },
    );

  const tryVersion = (version: ProgramVersion, expected: Prediction | undefined) => {
    const { inputs } = first;
    return ask(
      () => giveInput(version, inputs, runInLab),
      (outcome) => {
        const came = classify(first.outcome, outcome);
        setSecond({ inputs, outcome, version: version.id, expected, came });
        setNew(true);
        if (expected === came && leaks) setSolved((now) => ({ ...now, prediction: true }));
      },
      (outcome) => setSecond({ inputs, outcome, version: version.id, came: 'error' }),
    );
  };

  const judge = (version: ProgramVersion) =>
    ask(
      () => tryCure(program, version, runInLab),
      (verdicts) => {
        setJudged({ version: version.id, verdicts });
        const fails = verdicts.some(({ outcome, isRight }) => !isRight || engineFailure(outcome));
        if (!fails) setSolved((now) => ({ ...now, cure: true }));
      },
      (outcome) => setSecond({ inputs: first.inputs, outcome, version: version.id, came: 'error' }),
    );

  const prepare = () => prepareEngine('sqlite', DATASET);

  return { first, second, judged, isBusy, isNew, solved, attack, tryVersion, judge, prepare };
}
