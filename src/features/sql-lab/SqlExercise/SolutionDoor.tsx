import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import styles from './styles.module.css';

interface Props {
  /** The reader has solved the exercise, or has already seen the solution: no confirmation is needed. */
  isFree: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * The button that opens the solution. Before the exercise is solved it asks for confirmation, because opening is
 * recorded.
 */
export function SolutionDoor({ isFree, isOpen, onToggle }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isAsking) confirmation.current?.focus();
  }, [isAsking]);

  const close = () => {
    setAsking(false);
    door.current?.focus();
  };
  const confirm = () => {
    onToggle(true);
    close();
  };

  return (
    <>
      <LabButton
        ref={door}
        aria-expanded={isOpen || isAsking}
        onClick={() => (isFree || isOpen ? onToggle(!isOpen) : setAsking(!isAsking))}
      >
        <Translate id="labKit.ExerciseFrame.solution" description="Shows or hides the solution of an exercise">
          Lời giải
        </Translate>
      </LabButton>
      {isAsking && (
        <div
          role="group"
          className={styles.question}
          aria-label={translate({
            id: 'sqlLab.SolutionDoor.label',
            message: 'Xem lời giải?',
            description: 'Name of the question whether to show the solution',
          })}
        >
          <p>
            <Translate
              id="sqlLab.SolutionDoor.question"
              description="Asked before the solution is shown; looking is remembered"
            >
              Bài này sẽ được ghi là đã xem lời giải. Sau đó bạn vẫn có thể tự viết và chấm.
            </Translate>
          </p>
          <LabButton ref={confirmation} onClick={confirm}>
            <Translate id="sqlLab.SolutionDoor.confirm" description="Button: show the solution all the same">
              Vẫn xem
            </Translate>
          </LabButton>
          <LabButton onClick={close}>
            <Translate id="sqlLab.SolutionDoor.cancel" description="Button: do not show the solution">
              Để tôi thử tiếp
            </Translate>
          </LabButton>
        </div>
      )}
    </>
  );
}
