import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LabPage } from '../core/labPage';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  reached: readonly string[];
  isPatched: boolean;
}

/** The steps of a lab with those that the reader has done, and the accounts for a start. */
export function Goals({ lab, reached, isPatched }: Props): ReactNode {
  const steps = [
    ...lab.goals.map(({ id, text }) => ({ id, text, isDone: reached.includes(id) })),
    {
      id: 'patch',
      isDone: isPatched,
      text: (
        <Translate
          id="webLab.Goals.patch"
          description="Last step of a lab"
          values={{ attacks: lab.counts.attacks, legitimate: lab.counts.legitimate }}
        >
          {'Vá: chặn {attacks} cách tấn công, giữ {legitimate} việc chính đáng'}
        </Translate>
      ),
    },
  ];
  return (
    <>
      <ol className={styles.goals} aria-live="polite">
        {steps.map(({ id, text, isDone }) => (
          <li key={id} className={styles.goal} data-done={isDone || undefined}>
            <span aria-hidden="true" className={styles.tick} />
            <span>
              {text}
              {isDone && (
                <span className={styles.hiddenText}>
                  <Translate
                    id="webLab.Goals.done"
                    description="After a step of a lab that is done, for screen readers"
                  >
                    : xong
                  </Translate>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {lab.accounts.length > 0 && (
        <p className={styles.accounts}>
          <Translate id="webLab.Goals.accounts" description="Before the accounts that the reader may use">
            Đăng nhập bằng
          </Translate>{' '}
          {lab.accounts.map(({ name, password }) => (
            <span key={name} className={styles.account}>
              <code>{name}</code> / <code>{password}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
