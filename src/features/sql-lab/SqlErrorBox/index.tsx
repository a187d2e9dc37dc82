import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { DataFate, EngineName, SqlError } from '../core/types';
import { Explanation } from './Explanation';
import { LeftData } from './LeftData';
import styles from './styles.module.css';

interface Props {
  error: SqlError;
  /** The text that failed. */
  text: string;
  /** The engine that it failed on. */
  engine: EngineName;
  /** What is left of data that runs share. */
  fate?: DataFate | undefined;
  /** Whether the reader has just caused it: then it is read out. */
  isNew?: boolean;
}

/** Where the error points: the line of the text and how far the mark stands in it. */
function markedLine(text: string, offset: number): { line: string; before: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { line: text.slice(start, end < 0 ? undefined : end), before: text.slice(start, offset) };
}

/** Why a statement failed: in the reader's language where we know, in the engine's own words, and where. */
export function SqlErrorBox({ error, text, engine, fate, isNew = false }: Props): ReactNode {
  const { kind, message, detail, hint, offset } = error;
  const mark = offset === undefined ? undefined : markedLine(text, offset);
  return (
    <div className={styles.box} role={isNew ? 'alert' : undefined}>
      <p className={styles.message}>
        <Explanation error={error} engine={engine} /> <LeftData kind={kind} fate={fate} />{' '}
        {(kind === 'sql' || kind === 'resources') && (
          <span lang="en">
            <code>{message}</code>
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
      {mark && kind === 'sql' && (
        <pre className={styles.place} aria-hidden="true">
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
