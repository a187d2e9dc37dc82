import { useId, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton } from '../../lab-kit/LabButton';
import { classify, type Outcome } from '../core/injection/injection';
import { exampleInputs, injectionProgram, type InjectionProgram } from '../core/injection/injectionPrograms';
import { CurePanel } from './CurePanel';
import { OutcomeView } from './OutcomeView';
import { ProgramCode } from './ProgramCode';
import { SentQuery } from './SentQuery';
import { Tasks } from './Tasks';
import { fieldLabel, presetLabel, titleOf, versionLabel } from './texts';
import { useInjection } from './useInjection';
import styles from './styles.module.css';

interface Props {
  readonly program: InjectionProgram['id'];
  /** What the engine answered to the example at build time: for the joined query, and for the first cure. */
  readonly example: { readonly first: Outcome; readonly second: Outcome };
}

/** A bookshop program that builds its query by joining strings, next to its cures, on the engine in the page. */
export function InjectionLab({ program: id, example }: Props): ReactNode {
  const program = injectionProgram(id);
  return program && <Lab program={program} example={example} />;
}

function Lab({ program, example }: { program: InjectionProgram; example: Props['example'] }): ReactNode {
  const titleId = useId();
  const [joined, bound] = program.versions;
  const given = exampleInputs(program);
  const [inputs, setInputs] = useState(given);
  const lab = useInjection(program, {
    first: { inputs: given, outcome: example.first },
    second: {
      inputs: given,
      outcome: example.second,
      version: bound.id,
      came: classify(example.first, example.second),
    },
  });
  const { first, isBusy, isNew } = lab;
  const sent = joined.send(first.inputs);
  return (
    <LabBox className={styles.lab} role="group" aria-labelledby={titleId} onFocus={lab.prepare}>
      <p className={styles.title} id={titleId}>
        {titleOf(program.id)}
      </p>
      <Tasks id={program.id} solved={lab.solved} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void lab.attack(inputs);
        }}
      >
        {program.fields.map((field, index) => (
          <label key={field} className={styles.field}>
            {fieldLabel(field)}
            <input
              type="text"
              value={inputs[index] ?? ''}
              maxLength={300}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => setInputs(inputs.map((each, other) => (other === index ? target.value : each)))}
            />
          </label>
        ))}
        <LabButton kind="run" type="submit" aria-disabled={isBusy}>
          <Translate id="sqlLab.InjectionLab.run" description="Button: run the program that joins strings">
            Chạy bản ghép chuỗi
          </Translate>
        </LabButton>
        <p className={styles.presets}>
          <Translate id="sqlLab.InjectionLab.presets" description="Before buttons that fill in inputs">
            Điền sẵn:
          </Translate>
          {program.presets.map((preset) => (
            <LabButton key={preset.name} onClick={() => setInputs(preset.inputs)}>
              {presetLabel(preset.name)}
            </LabButton>
          ))}
        </p>
      </form>
      <div className={styles.panels}>
        <section className={styles.panel} aria-busy={isBusy}>
          <p className={styles.heading}>{versionLabel(joined.id)}</p>
          <ProgramCode code={joined.code} />
          <SentQuery sent={sent} />
          <OutcomeView outcome={first.outcome} sent={sent} isNew={isNew} />
        </section>
        <CurePanel program={program} lab={lab} />
      </div>
    </LabBox>
  );
}
