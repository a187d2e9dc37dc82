import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Sent } from '../core/injection/injectionPrograms';
import styles from './styles.module.css';

/** The query that a program sends for an input: its text with the reader's part marked, and the bound values. */
export function SentQuery({ sent }: { sent: Sent }): ReactNode {
  if ('refusal' in sent) {
    return (
      <p className={styles.note}>
        <Translate id="sqlLab.InjectionLab.nothing" description="The program refuses the input and sends no query">
          Chương trình không gửi câu lệnh nào.
        </Translate>
      </p>
    );
  }
  const label = translate({
    id: 'sqlLab.InjectionLab.sent',
    message: 'Câu lệnh được gửi đi; phần bạn gõ được tô màu',
    description: 'Name of the text of a query as a program sends it; what the reader typed is marked',
  });
  return (
    <>
      <p className={styles.caption}>{label}</p>
      <pre translate="no" className={styles.sent} role="group" aria-label={label} tabIndex={0}>
        <code translate="no">
          {sent.pieces.map(({ text, isReader }, index) =>
            isReader ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </code>
      </pre>
      {sent.parameters?.map((value, index) => (
        <p key={index} className={styles.value}>
          <Translate
            id="sqlLab.InjectionLab.value"
            description="Under a query with placeholders: a value that travels beside it"
            values={{
              number: index + 1,
              value: (
                <code translate="no">
                  <mark>{value}</mark>
                </code>
              ),
            }}
          >
            {'Giá trị {number}: {value}'}
          </Translate>
        </p>
      ))}
    </>
  );
}
