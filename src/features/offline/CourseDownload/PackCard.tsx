import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import type { PackState } from '../core/packState';
import type { PackSummary } from '../core/types';
import type { PackKeeper } from '../packKeeper';
import { useByteText } from '../useByteText';
import { usePack } from '../usePack';
import { FailureText, ObstacleText } from './texts';
import { RoomNote } from './RoomNote';
import styles from './styles.module.css';

interface Props {
  summary: PackSummary;
  /** Whether it stands in a list of courses under a heading, which says what saving is for. */
  isListed?: boolean;
}

/** A course and its state on this device, with buttons to save it, resume, update it or remove it. */
export function PackCard({ summary, isListed = false }: Props): ReactNode {
  const { state, keeper } = usePack(summary);
  const title = useId();
  if (state.kind === 'unknown') return null;
  const failure = 'failure' in state ? state.failure : undefined;
  return (
    <section className={styles.card} aria-labelledby={title} tabIndex={-1}>
      <p id={title} className={styles.title}>
        <Icon name={state.kind === 'saved' ? 'check' : 'download'} />
        <span>
          {isListed ? (
            summary.label
          ) : (
            <Translate
              id="offline.PackCard.title"
              description="Title of the card that keeps a course on the device"
              values={{ course: summary.label }}
            >
              {'Học khi không có mạng: {course}'}
            </Translate>
          )}
        </span>
      </p>
      <div className={styles.text}>
        <Standing state={state} summary={summary} />
        {(state.kind === 'absent' || state.kind === 'partial') && <RoomNote needed={summary.stored} />}
      </div>
      {state.kind === 'downloading' && <Meter state={state} />}
      <Buttons state={state} keeper={keeper} course={summary.label} />
      <p className={styles.failure} role="status">
        {failure && <FailureText failure={failure} />}
      </p>
    </section>
  );
}

function Standing({ state, summary }: { state: PackState; summary: PackSummary }): ReactNode {
  const bytes = useByteText();
  switch (state.kind) {
    case 'impossible':
      return <ObstacleText obstacle={state.obstacle} />;
    case 'saved':
      return state.isOutdated ? (
        <Translate id="offline.PackCard.outdated" description="A saved course has a newer edition">
          Khóa học đã có trên máy, nhưng trang đã có bản mới hơn. Bản cũ vẫn dùng được cho tới khi cập nhật xong.
        </Translate>
      ) : (
        <Translate
          id="offline.PackCard.saved"
          description="A course is on the device"
          values={{ stored: bytes(summary.stored) }}
        >
          {'Đã có trên máy ({stored}). Bài học, phần chạy mã và tìm kiếm đều dùng được khi không có mạng.'}
        </Translate>
      );
    case 'partial':
      return state.wasComplete ? (
        <Translate id="offline.PackCard.partialUpdate" description="An update of a saved course was not finished">
          Bản cập nhật mới được tải một phần. Bản cũ vẫn dùng được; khi tải tiếp, phần đã có không bị tải lại.
        </Translate>
      ) : (
        <Translate id="offline.PackCard.partial" description="A course is on the device in part">
          Khóa học mới được lưu một phần. Khi tải tiếp, phần đã có không bị tải lại.
        </Translate>
      );
    default:
      return (
        <>
          <Translate
            id="offline.PackCard.size"
            description="What a course costs before it is saved"
            values={{ pages: summary.pages, bytes: bytes(summary.bytes), stored: bytes(summary.stored) }}
          >
            {'{pages} trang, kèm phần chạy mã và tìm kiếm: tải về khoảng {bytes}, chiếm {stored} trên máy.'}
          </Translate>
          {summary.postgres === false && (
            <>
              {' '}
              <Translate id="offline.PackCard.noPostgres" description="The saved course runs SQL on SQLite only">
                Bản lưu không có PostgreSQL: khi không có mạng, SQL chạy trên SQLite.
              </Translate>
            </>
          )}
        </>
      );
  }
}

function Meter({ state }: { state: Extract<PackState, { kind: 'downloading' }> }): ReactNode {
  const bytes = useByteText();
  return (
    <div className={styles.progress}>
      <progress
        className={styles.meter}
        max={state.total}
        value={state.done}
        aria-label={translate({
          id: 'offline.PackCard.meter',
          message: 'Phần khóa học đã tải',
          description: 'Name of the progress bar of a download',
        })}
      />
      <span className={styles.amount}>
        {bytes(state.done)} / {bytes(state.total)}
      </span>
    </div>
  );
}

/**
 * Moves the focus when the pressed button disappears, but never to the button that removes a course, and takes two quick
 * presses for one.
 */
function useButtonsInPlace(kind: PackState['kind']) {
  const buttons = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return;
    const target = kind === 'saved' ? buttons.current?.closest('section') : buttons.current?.querySelector('button');
    target?.focus();
  }, [kind]);
  const onClickCapture = (event: MouseEvent) => {
    wasPressed.current = true;
    // The second press of a double click would hit the button that has come in the place of the first one.
    if (event.detail > 1) event.stopPropagation();
  };
  return { ref: buttons, onClickCapture };
}

function Buttons({ state, keeper, course }: { state: PackState; keeper: PackKeeper; course: string }): ReactNode {
  const followed = useButtonsInPlace(state.kind);
  if (state.kind === 'impossible') return null;
  if (state.kind === 'downloading') {
    return (
      <div className={styles.buttons} {...followed}>
        <button type="button" className="button button--secondary" onClick={() => keeper.stop()}>
          <Translate id="offline.PackCard.stop" description="Button: stop a download">
            Dừng
          </Translate>
        </button>
      </div>
    );
  }
  const isUpdate = state.kind === 'saved' && state.isOutdated;
  return (
    <div className={styles.buttons} {...followed}>
      {(state.kind !== 'saved' || isUpdate) && (
        <button type="button" className="button button--primary" onClick={() => void keeper.save()}>
          <SaveLabel state={state} />
        </button>
      )}
      {state.kind !== 'absent' && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => void keeper.remove()}
          aria-label={translate(
            {
              id: 'offline.PackCard.removeName',
              message: 'Xóa khóa học {course} khỏi máy',
              description: 'Name of the button that takes a course off the device',
            },
            { course },
          )}
        >
          <Translate id="offline.PackCard.remove" description="Button: take a course off the device">
            Xóa khỏi máy
          </Translate>
        </button>
      )}
    </div>
  );
}

function SaveLabel({ state }: { state: PackState }): ReactNode {
  if (state.kind === 'saved') {
    return (
      <Translate id="offline.PackCard.update" description="Button: bring a saved course up to date">
        Cập nhật
      </Translate>
    );
  }
  return state.kind === 'partial' ? (
    <Translate id="offline.PackCard.resume" description="Button: go on with a download">
      Tải tiếp
    </Translate>
  ) : (
    <Translate id="offline.PackCard.save" description="Button: keep a course on the device">
      Lưu khóa học vào máy
    </Translate>
  );
}
