import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export type SearchMode = 'keyword' | 'question';

interface Props {
  mode: SearchMode;
  onSwitch: (mode: SearchMode) => void;
}

/** Toggles between searching by keyword and asking a question. */
export function ModeSwitch({ mode, onSwitch }: Props): ReactNode {
  const labels: Record<SearchMode, string> = {
    keyword: translate({
      id: 'search.ModeSwitch.keyword',
      message: 'Tìm từ khóa',
      description: 'Button of the search dialog: search by keyword',
    }),
    question: translate({
      id: 'search.ModeSwitch.question',
      message: 'Đặt câu hỏi',
      description: 'Button of the search dialog: ask a question, answered by quotations from the site',
    }),
  };
  return (
    <div
      className={styles.modes}
      role="group"
      aria-label={translate({
        id: 'search.ModeSwitch.label',
        message: 'Cách tìm',
        description: 'Name of the group of buttons that choose between keyword search and questions',
      })}
    >
      {(['keyword', 'question'] as const).map((value) => (
        <button key={value} type="button" aria-pressed={mode === value} onClick={() => onSwitch(value)}>
          {labels[value]}
        </button>
      ))}
    </div>
  );
}
