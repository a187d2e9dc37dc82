import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { DayText } from '@site/src/components/DayText';
import styles from './styles.module.css';

export type RecordedNoteProps =
  | { readonly tool: string; readonly version: string; readonly recordedOn: string }
  | { readonly side: 'request' | 'response'; readonly isShortened?: boolean }
  | { readonly file: string }
  | { readonly user: string; readonly hasWaited?: boolean };

function Side({ side, isShortened }: Extract<RecordedNoteProps, { side: string }>): ReactNode {
  if (side === 'request') {
    return (
      <Translate id="recordings.RecordedNote.request" description="Above a recorded HTTP request">
        Yêu cầu
      </Translate>
    );
  }
  return isShortened ? (
    <Translate
      id="recordings.RecordedNote.shortenedResponse"
      description="Above a recorded HTTP response in which an ellipsis stands for texts and HTML of the product"
    >
      Phản hồi (dấu … thay cho văn bản và HTML của sản phẩm)
    </Translate>
  ) : (
    <Translate id="recordings.RecordedNote.response" description="Above a recorded HTTP response">
      Phản hồi
    </Translate>
  );
}

function Text(props: RecordedNoteProps): ReactNode {
  if ('file' in props) return <code translate="no">{props.file}</code>;
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
  if ('user' in props) {
    return props.hasWaited ? (
      <Translate
        id="recordings.RecordedNote.waited"
        description="Above a recorded SQL statement that had to wait: the user whose session now has its answer"
        values={{ user: <code translate="no">{props.user}</code> }}
      >
        {'Phiên của tài khoản {user}, đã hết chờ'}
      </Translate>
    ) : (
      <Translate
        id="recordings.RecordedNote.user"
        description="Above a recorded SQL statement: the database user in whose session it ran"
        values={{ user: <code translate="no">{props.user}</code> }}
      >
        {'Phiên của tài khoản {user}'}
      </Translate>
    );
  }
  return <Side {...props} />;
}

/** A line above recorded content: the product and the day, the side of an HTTP exchange, the file, or the user. */
export function RecordedNote(props: RecordedNoteProps): ReactNode {
  return (
    <p className={styles.note}>
      <Text {...props} />
    </p>
  );
}
