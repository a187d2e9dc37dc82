import { useId, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import { Mark } from '../../lab-kit/Mark';
import { PREDICTIONS, type Prediction } from '../core/injection/injection';
import type { InjectionProgram, ProgramVersion } from '../core/injection/injectionPrograms';
import { CureTable } from './CureTable';
import { OutcomeView } from './OutcomeView';
import { ProgramCode } from './ProgramCode';
import { SentQuery } from './SentQuery';
import { predictionLabel, versionLabel } from './texts';
import type { useInjection } from './useInjection';
import styles from './styles.module.css';

interface Props {
  readonly program: InjectionProgram;
  readonly lab: ReturnType<typeof useInjection>;
}

function Prophecy({ expected, came }: { expected: Prediction; came: Prediction }): ReactNode {
  return (
    <p role="status">
      <Mark isRight={expected === came}>
        {expected === came ? (
          <Translate id="sqlLab.InjectionLab.foreseen" description="The reader's prediction was right">
            Bạn đoán đúng.
          </Translate>
        ) : (
          <Translate
            id="sqlLab.InjectionLab.unforeseen"
            description="The reader's prediction was wrong; the value is what came, such as 'no row'"
            values={{ came: predictionLabel(came) }}
          >
            {'Chưa đúng. Kết quả thật: {came}.'}
          </Translate>
        )}
      </Mark>
    </p>
  );
}

/** The alleged cures: the reader chooses one, predicts its answer, runs it and judges it. */
export function CurePanel({ program, lab }: Props): ReactNode {
  const group = useId();
  const [, bound, ...others] = program.versions;
  const [version, setVersion] = useState<ProgramVersion>(bound);
  const [expected, setExpected] = useState<Prediction>();
  const { first, second, judged, isBusy, isNew } = lab;
  const answer = second?.version === version.id ? second : undefined;
  return (
    <>
      <section className={styles.panel}>
        <fieldset className={styles.choices}>
          <legend>
            <Translate
              id="sqlLab.InjectionLab.cure"
              description="Name of a group: versions of a program that claim to be safe"
            >
              Bản sửa
            </Translate>
          </legend>
          {[bound, ...others].map((each) => (
            <label key={each.id}>
              <input
                type="radio"
                name={`${group}-version`}
                checked={version === each}
                onChange={() => {
                  setVersion(each);
                  setExpected(undefined);
                }}
              />{' '}
              {versionLabel(each.id)}
            </label>
          ))}
        </fieldset>
        <ProgramCode code={version.code} />
        <SentQuery sent={version.send(first.inputs)} />
        {answer ? (
          <>
            <OutcomeView outcome={answer.outcome} sent={version.send(first.inputs)} isNew={isNew} />
            {answer.expected && <Prophecy expected={answer.expected} came={answer.came} />}
          </>
        ) : (
          <fieldset className={styles.choices}>
            <legend>
              <Translate id="sqlLab.InjectionLab.predict" description="Question: what the second program will return">
                Cùng đầu vào, với bản này bạn sẽ thấy:
              </Translate>
            </legend>
            {PREDICTIONS.map((prediction) => (
              <label key={prediction}>
                <input
                  type="radio"
                  name={`${group}-prediction`}
                  checked={expected === prediction}
                  onChange={() => setExpected(prediction)}
                />{' '}
                {predictionLabel(prediction)}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.bar}>
          <LabButton
            kind="try"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void lab.tryVersion(version, expected)}
          >
            <Translate id="sqlLab.InjectionLab.runCure" description="Button: run the version that claims to be safe">
              Chạy bản sửa
            </Translate>
          </LabButton>
          <LabButton kind="check" aria-disabled={isBusy} onClick={() => !isBusy && void lab.judge(version)}>
            <Translate
              id="sqlLab.InjectionLab.judge"
              description="Button: try a version with every input it is judged by"
            >
              Thử mọi đầu vào
            </Translate>
          </LabButton>
        </div>
      </section>
      <div className={styles.verdicts} aria-live="polite">
        {judged?.version === version.id && <CureTable verdicts={judged.verdicts} />}
      </div>
    </>
  );
}
