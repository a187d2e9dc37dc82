import { useSyncExternalStore, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isQuestion } from '../core/isQuestion';
import type { TypedText } from '../typedText';
import styles from './styles.module.css';

/**
 * Offers to ask what reads as a question. It renders only when that changes: a key must not wait for anything beside the
 * box (README).
 */
export function AskLine({ typed, onAsk }: { typed: TypedText; onAsk: () => void }): ReactNode {
  const isAsked = useSyncExternalStore(typed.subscribe, () => isQuestion(typed.get()));
  if (!isAsked) return null;
  return (
    <p className={styles.ask}>
      <button type="button" onClick={onAsk}>
        <Translate id="search.AskLine.ask" description="Line of the search dialog: ask the typed text as a question">
          Hỏi câu này
        </Translate>
      </button>
      <span>
        <Translate id="search.AskLine.text" description="Beside that line: what asking brings">
          để nhận câu trả lời trích từ bài học
        </Translate>
      </span>
    </p>
  );
}
