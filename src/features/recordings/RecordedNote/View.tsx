import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { DayText } from '@site/src/components/DayText';
import styles from './styles.module.css';

export type RecordedNoteProps =
  | { readonly tool: string; readonly version: string; readonly recordedOn: string }
  | { readonly side: 'request' | 'response' }
  | { readonly file: string };

function Text(props: RecordedNoteProps): ReactNode {
  if ('file' in props) return <code>{props.file}</code>;
  if ('tool' in props) {
    return (
      <Translate
        id="recordings.RecordedNote.origin"
        description="Above what a product printed: the product with its version, and the day on which it was recorded"
        values={{ product: `${props.tool} ${props.version}`, day: <DayText date={props.recordedOn} /> }}
      >
        {'{product}, ghi lại ngày {day}'}
      </Translate>
    );
  }
  return props.side === 'request' ? (
    <Translate id="recordings.RecordedNote.request" description="Above a recorded HTTP request">
      Yêu cầu
    </Translate>
  ) : (
    <Translate id="recordings.RecordedNote.response" description="Above a recorded HTTP response">
      Phản hồi
    </Translate>
  );
}

/** A line above what was recorded: what printed it and when, which side of an exchange it is, or which file. */
export function RecordedNote(props: RecordedNoteProps): ReactNode {
  return (
    <p className={styles.note}>
      <Text {...props} />
    </p>
  );
}
