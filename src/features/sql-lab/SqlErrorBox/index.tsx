import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { DataFate, EngineName, SqlError } from '../core/types';
import { Explanation } from './Explanation';
import { LeftData } from './LeftData';
import styles from './styles.module.css';

interface Props {
  error: SqlError;
  /** The SQL text that failed. */
  text: string;
  /** The engine on which it failed. */
  engine: EngineName;
  /** What happened to the data, if runs share them. */
  fate?: DataFate | undefined;
  /** Whether the error is from the reader's latest action and must be announced to screen readers. */
  isNew?: boolean;
}

/** A longer line is shown only around the error. */
const MAX_BEFORE = 200;
const MAX_AFTER = 100;

/** The line of the text that contains an offset, and the part of this line before the offset. */
function markedLine(text: string, offset: number): { line: string; before: string } {
  const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_BEFORE);
  const end = text.indexOf('\n', offset);
  const last = Math.min(end < 0 ? text.length : end, offset + MAX_AFTER);
  return { line: text.slice(start, last), before: text.slice(start, offset) };
}

/**
 * Shows why and where a statement failed: an explanation in the reader's language, if there is one, and the engine's
 * message.
 */
export function SqlErrorBox({ error, text, engine, fate, isNew = false }: Props): ReactNode {
  const { kind, message, detail, hint, offset } = error;
  const mark = offset === undefined ? undefined : markedLine(text, offset);
  const number = useNumberFormat();
  return (
    <div className={styles.box} role={isNew ? 'alert' : undefined}>
      <p className={styles.message}>
        <Explanation error={error} text={text} engine={engine} /> <LeftData error={error} fate={fate} />{' '}
        {(kind === 'sql' || kind === 'resources') && (
          <span lang="en">
            <code translate="no">{message}</code>
          </span>
        )}
      </p>
      {[detail, hint].map(
        (more, index) =>
          more && (
            <p key={index} className={styles.more} lang="en">
              {more}
            </p>
          ),
      )}
      {error.leftOut !== undefined && (
        <p className={styles.more}>
          <Translate
            id="sqlLab.SqlErrorBox.leftOut"
            description="Under an error message that is too long to show"
            values={{ count: number(error.leftOut) }}
          >
            {'Thông báo quá dài: bỏ bớt {count} ký tự.'}
          </Translate>
        </p>
      )}
      {mark && kind === 'sql' && (
        <pre translate="no" className={styles.codeFrame} aria-hidden="true">
          <span className={styles.lineNumber}>{error.line}</span> {mark.line}
          {'\n'}
          <span className={styles.lineNumber}>{' '.repeat(String(error.line).length)}</span>{' '}
          {mark.before.replace(/\S/g, ' ')}
          <span className={styles.mark}>▲</span>
        </pre>
      )}
      {error.line !== undefined && kind === 'sql' && (
        <p className={styles.spoken}>
          <Translate
            id="sqlLab.SqlErrorBox.line"
            description="For screen readers: the line of the error"
            values={{ line: error.line }}
          >
            {'Lỗi ở dòng {line}.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
