import { translate } from '@docusaurus/Translate';
import type { Engine, IsolationLevel, RecordedScenario, ScenarioName, ScheduleEvent, SessionName } from '../core/types';
import { otherOf } from '../core/walk';

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = { mysql: 'MySQL', postgres: 'PostgreSQL' };

export function levelName(level: IsolationLevel): string {
  return level.toUpperCase();
}

export function sessionLetter(session: SessionName): string {
  return session.toUpperCase();
}

export function sessionName(session: SessionName): string {
  return translate(
    {
      id: 'simulators.TransactionSchedule.session',
      message: 'Phiên {session}',
      description: 'Name of one of the two sessions',
    },
    { session: sessionLetter(session) },
  );
}

export function titleOf(scenario: ScenarioName): string {
  const titles: Readonly<Record<ScenarioName, string>> = {
    'last-copy': translate({
      id: 'simulators.TransactionSchedule.lastCopy',
      message: 'Hai thu ngân, một cuốn cuối cùng',
      description: 'Title: two cashiers sell the last copy',
    }),
    'last-copy-locked': translate({
      id: 'simulators.TransactionSchedule.lastCopyLocked',
      message: 'Cuốn cuối cùng, đọc bằng FOR UPDATE',
      description: 'Title: the last copy, read with a lock',
    }),
    'last-copy-guarded': translate({
      id: 'simulators.TransactionSchedule.lastCopyGuarded',
      message: 'Cuốn cuối cùng, UPDATE có điều kiện',
      description: 'Title: the last copy, sold by an UPDATE with a condition',
    }),
    'transfer-report': translate({
      id: 'simulators.TransactionSchedule.transferReport',
      message: 'Chuyển kho (A) và báo cáo (B)',
      description: 'Title: copies are moved while a report reads',
    }),
    'dirty-read': translate({
      id: 'simulators.TransactionSchedule.dirtyReadTitle',
      message: 'Sửa rồi hủy (A), người đọc (B)',
      description: 'Title: an update that is rolled back, and a reader',
    }),
    'write-skew': translate({
      id: 'simulators.TransactionSchedule.writeSkewTitle',
      message: 'Hai người trực cùng xin nghỉ',
      description: 'Title: two employees on call go off call',
    }),
    'lost-update': translate({
      id: 'simulators.TransactionSchedule.lostUpdateTitle',
      message: 'Nhập 10 cuốn (A) và bán 1 cuốn (B)',
      description: 'Title: a delivery of 10 copies and a sale of one',
    }),
    phantom: translate({
      id: 'simulators.TransactionSchedule.phantomTitle',
      message: 'Đếm hai lần (A) và thêm một đơn (B)',
      description: 'Title: counting twice, and an order that is inserted',
    }),
    deadlock: translate({
      id: 'simulators.TransactionSchedule.deadlockTitle',
      message: 'Hai hàng, hai thứ tự khóa',
      description: 'Title: two rows are locked in opposite orders',
    }),
    'same-order': translate({
      id: 'simulators.TransactionSchedule.sameOrder',
      message: 'Hai hàng, cùng một thứ tự khóa',
      description: 'Title: two rows are locked in the same order',
    }),
    'insert-missing': translate({
      id: 'simulators.TransactionSchedule.insertMissing',
      message: 'Tìm khách bằng FOR UPDATE rồi INSERT, hai số khác nhau',
      description: 'Title: two sessions look for a row that does not exist, lock the gap and insert',
    }),
    'insert-first': translate({
      id: 'simulators.TransactionSchedule.insertFirst',
      message: 'INSERT ngay, hai phiên cùng một số',
      description: 'Title: two sessions insert the same unique value without looking first',
    }),
    'update-scan': translate({
      id: 'simulators.TransactionSchedule.updateScan',
      message: 'Sửa theo đơn, không có chỉ mục',
      description: 'Title: two sessions update different rows by a column without an index',
    }),
    'update-indexed': translate({
      id: 'simulators.TransactionSchedule.updateIndexed',
      message: 'Sửa theo đơn, có chỉ mục',
      description: 'Title: two sessions update different rows by a column with an index',
    }),
  };
  return titles[scenario];
}

/** A statement as it was sent, with the value that the program kept from an earlier result. */
export function statementOf(
  { sessions }: Pick<RecordedScenario, 'sessions'>,
  events: readonly ScheduleEvent[],
  session: SessionName,
  step: number,
): string {
  const steps = sessions[session];
  return (steps[step]?.sql ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => {
    const kept = events.find(
      (event) => event.session === session && event.rows && steps[event.step]?.keep === name && event.step < step,
    );
    return kept?.rows?.[0]?.[0] ?? whole;
  });
}

function rowsText(rows: NonNullable<ScheduleEvent['rows']>): string {
  if (rows.length === 0)
    return translate({
      id: 'simulators.TransactionSchedule.noRows',
      message: 'không có hàng nào',
      description: 'A query has answered with no rows',
    });
  return rows
    .map((row) => row.map((value) => value ?? 'NULL'))
    .map((row) => (row.length === 1 ? row.join('') : `(${row.join(', ')})`))
    .join(', ');
}

/** The server's answer, without what the program did with it. */
export function answerText({ rows, changedRows, error }: ScheduleEvent): string {
  if (error)
    return translate(
      {
        id: 'simulators.TransactionSchedule.error',
        message: 'lỗi {code}: {text}',
        description: 'The server has refused a statement',
      },
      { code: error.code, text: error.message },
    );
  if (rows)
    return translate(
      {
        id: 'simulators.TransactionSchedule.answers',
        message: 'trả về {rows}',
        description: 'What a query has answered with',
      },
      { rows: rowsText(rows) },
    );
  if (changedRows !== undefined)
    return translate(
      {
        id: 'simulators.TransactionSchedule.changed',
        message: 'số hàng bị đổi: {count}',
        description: 'How many rows a statement has changed',
      },
      { count: changedRows },
    );
  return translate({
    id: 'simulators.TransactionSchedule.done',
    message: 'xong',
    description: 'A statement such as COMMIT was done',
  });
}

/** The outcome of a statement. */
export function outcomeText(event: ScheduleEvent): string {
  if (event.outcome === 'waits')
    return translate(
      {
        id: 'simulators.TransactionSchedule.waits',
        message: 'phải chờ phiên {other}',
        description: 'A statement waits for the other session',
      },
      { other: sessionLetter(otherOf(event.session)) },
    );
  const answer = answerText(event);
  if (event.outcome === 'done') return answer;
  return event.outcome === 'failed'
    ? translate(
        {
          id: 'simulators.TransactionSchedule.failed',
          message: '{answer}. Giao dịch bị hủy',
          description: 'The server has refused a statement and rolled back',
        },
        { answer },
      )
    : translate(
        {
          id: 'simulators.TransactionSchedule.stopped',
          message: '{answer}. Chương trình dừng và ROLLBACK',
          description: 'The program gives up after an answer',
        },
        { answer },
      );
}

/** Describes an event in a sentence. */
export function describeEvent(event: ScheduleEvent, sql: string, hasWaited: boolean): string {
  const values = { session: sessionLetter(event.session), sql, outcome: outcomeText(event) };
  return hasWaited
    ? translate(
        {
          id: 'simulators.TransactionSchedule.resumed',
          message: 'Phiên {session} hết chờ: {outcome}.',
          description: 'A statement that waited has come to its end',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.TransactionSchedule.ran',
          message: 'Phiên {session} chạy {sql}: {outcome}.',
          description: 'A statement and what became of it',
        },
        values,
      );
}
