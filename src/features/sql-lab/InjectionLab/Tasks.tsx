import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Mark } from '../../lab-kit/Mark';
import type { InjectionProgram } from '../core/injection/injectionPrograms';
import { goalText } from './texts';
import type { Solved } from './useInjection';
import styles from './styles.module.css';

interface Props {
  readonly id: InjectionProgram['id'];
  readonly solved: Solved;
}

function Task({ isSolved, children }: { isSolved: boolean; children: ReactNode }): ReactNode {
  return (
    <li>
      {children}{' '}
      {isSolved && (
        <Mark isRight>
          <Translate id="sqlLab.InjectionLab.solved" description="Beside a task of a lab">
            ✓ đã xong
          </Translate>
        </Mark>
      )}
    </li>
  );
}

/** The tasks of a lab and whether they are solved; changes are announced to screen readers. */
export function Tasks({ id, solved }: Props): ReactNode {
  return (
    <ol className={styles.tasks} role="list" aria-live="polite">
      <Task isSolved={solved.attack}>{goalText(id)}</Task>
      <Task isSolved={solved.prediction}>
        <Translate id="sqlLab.InjectionLab.predictGoal" description="Second task of a lab on SQL injection">
          Giữ nguyên đầu vào đó, đoán đúng bản sửa sẽ trả về gì trước khi chạy nó.
        </Translate>
      </Task>
      <Task isSolved={solved.cure}>
        <Translate id="sqlLab.InjectionLab.cureGoal" description="Third task of a lab on SQL injection">
          Chọn bản sửa trả lời đúng với mọi đầu vào thử.
        </Translate>
      </Task>
    </ol>
  );
}
