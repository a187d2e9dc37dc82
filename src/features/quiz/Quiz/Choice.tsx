import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { Mark } from '../../lab-kit/Mark';
import type { ChoicePage } from '../core/quiz';
import styles from './styles.module.css';

interface Props {
  choice: ChoicePage;
  /** Name of the radio group or group of checkboxes. */
  name: string;
  type: 'radio' | 'checkbox';
  isPicked: boolean;
  /** Whether the explanation is shown. */
  isOpen: boolean;
  onPick: (isPicked: boolean) => void;
}

/** A choice of a question, with its explanation once the question is answered. */
export function Choice({ choice: { text, correct, why }, name, type, isPicked, isOpen, onPick }: Props): ReactNode {
  const whyId = useId();
  return (
    <li className={clsx(styles.choice, isOpen && (correct ? styles.correct : isPicked && styles.mistaken))}>
      <label className={styles.option}>
        <input
          type={type}
          name={name}
          checked={isPicked}
          onChange={({ target }) => onPick(target.checked)}
          {...(isOpen && { 'aria-describedby': whyId })}
        />
        <span>
          <CodeText text={text} />
        </span>
      </label>
      {isOpen && (
        <p id={whyId} className={styles.why}>
          <Mark isRight={correct}>
            {correct ? (
              <Translate id="quiz.Choice.correct" description="Before the explanation of a correct choice">
                Đúng.
              </Translate>
            ) : (
              <Translate id="quiz.Choice.incorrect" description="Before the explanation of a wrong choice">
                Sai.
              </Translate>
            )}
          </Mark>{' '}
          <CodeText text={why} />
        </p>
      )}
    </li>
  );
}
