import { useId, useState, type FormEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { LabButton } from '../../lab-kit/LabButton';
import type { AnswerPage } from '../core/lab/labPage';
import { readNumber } from '../core/lab/readNumber';
import type { Answer } from './judge';
import styles from './styles.module.css';

interface Props {
  answer: AnswerPage;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** The field or the choices below a lab; nothing where the script itself is the answer. */
export function AnswerForm({ answer, isBusy, onAnswer }: Props): ReactNode {
  if (answer.kind === 'script') return null;
  return answer.kind === 'number' ? (
    <NumberForm answer={answer} isBusy={isBusy} onAnswer={onAnswer} />
  ) : (
    <ChoiceForm answer={answer} isBusy={isBusy} onAnswer={onAnswer} />
  );
}

function AnswerButton({ isBusy }: { isBusy: boolean }): ReactNode {
  return (
    <LabButton kind="check" type="submit" busy={isBusy}>
      <Translate id="k6Lab.AnswerForm.answer" description="Button: have the number or choice judged">
        Trả lời
      </Translate>
    </LabButton>
  );
}

type FormProps<Kind> = Omit<Props, 'answer'> & { answer: Extract<AnswerPage, { kind: Kind }> };

function NumberForm({ answer: { label, unit }, isBusy, onAnswer }: FormProps<'number'>): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = readNumber(text);
    setRefused(value === undefined);
    if (value !== undefined) onAnswer({ kind: 'number', value });
  };
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.number}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-note` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <span>{unit}</span>
      <AnswerButton isBusy={isBusy} />
      {isRefused && (
        <p id={`${id}-note`} className={styles.refused} role="alert">
          <Translate id="k6Lab.AnswerForm.noNumber" description="Shown where the reader has typed no number">
            Hãy nhập một số, như 120 hoặc 12,5.
          </Translate>
        </p>
      )}
    </form>
  );
}

function ChoiceForm({ answer: { choices }, isBusy, onAnswer }: FormProps<'choice'>): ReactNode {
  const name = useId();
  const [picked, setPicked] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked !== '') onAnswer({ kind: 'choice', picked });
  };
  return (
    <form className={styles.choices} onSubmit={submit}>
      <fieldset>
        <legend>
          <Translate id="k6Lab.AnswerForm.choices" description="Title of the choices below a lab">
            Câu trả lời của bạn
          </Translate>
        </legend>
        {choices.map(({ id, text }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={name} required checked={picked === id} onChange={() => setPicked(id)} />
            <span>
              <CodeText text={text} />
            </span>
          </label>
        ))}
      </fieldset>
      <AnswerButton isBusy={isBusy} />
    </form>
  );
}
