import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { foreignCommand, type ForeignCommand } from '../core/statements/foreignCommand';
import type { EngineName, SqlError } from '../core/types';
import { SYSTEM_NAMES } from '../systemNames';

/** SQLite's answer to COMMIT or ROLLBACK outside a transaction. */
const NO_TRANSACTION = /^cannot (?:commit|rollback) - no transaction is active$/;

interface Props {
  error: SqlError;
  /** The SQL text that failed. */
  text: string;
  engine: EngineName;
}

/** What the engine cannot know about a statement that it refuses: that it is another program's, or a dump's fault. */
export function SqlAdvice({ error, text, engine }: Props): ReactNode {
  const foreign = foreignCommand(text, error, engine);
  if (foreign) {
    const command = (
      <code lang="en" translate="no">
        {foreign.command}
      </code>
    );
    return (
      <>
        {foreign.kind === 'tool' ? (
          <Translate
            id="sqlLab.SqlAdvice.tool"
            description="A line is a command of a tool for the terminal, for example \\d of psql"
            values={{ command, program: foreign.program }}
          >
            {'{command} là lệnh của công cụ dòng lệnh {program}, không phải câu SQL.'}
          </Translate>
        ) : (
          <Translate
            id="sqlLab.SqlAdvice.foreign"
            description="A statement is one of another system, for example SHOW TABLES of MySQL"
            values={{ command, program: foreign.program, engine: SYSTEM_NAMES[engine] }}
          >
            {'{command} là cách viết của {program}, {engine} không hiểu.'}
          </Translate>
        )}{' '}
        <Remedy foreign={foreign} />
      </>
    );
  }
  if (NO_TRANSACTION.test(error.message)) {
    return (
      <Translate
        id="sqlLab.SqlAdvice.noTransaction"
        description="SQLite has no open transaction that COMMIT or ROLLBACK could end"
      >
        Không có giao dịch nào đang mở: chưa có BEGIN, hoặc một lỗi trước đó đã kết thúc giao dịch và hủy thay đổi của
        nó. Những câu lệnh chạy ngoài giao dịch đã được lưu ngay.
      </Translate>
    );
  }
  if (!error.hasNoSearchPath) return null;
  return (
    <Translate
      id="sqlLab.SqlAdvice.searchPath"
      description="A table was not found because search_path is empty, as after a script made by pg_dump"
      values={{
        setting: <code translate="no">search_path</code>,
        example: <code translate="no">public.t</code>,
        sql: <code translate="no">RESET search_path;</code>,
      }}
    >
      {
        '{setting} đang rỗng (tập lệnh của pg_dump để lại như vậy), nên tên nào cũng phải kèm lược đồ, như {example}. Muốn trở lại như thường, hãy chạy {sql}'
      }
    </Translate>
  );
}

/** What to do with a command of another program. */
function Remedy({ foreign: { instead, advice } }: { foreign: ForeignCommand }): ReactNode {
  if (instead !== undefined) {
    return (
      <Translate
        id="sqlLab.SqlAdvice.instead"
        description="What to write instead of a command of another program"
        values={{
          sql: (
            <code lang="en" translate="no">
              {instead}
            </code>
          ),
        }}
      >
        {'Ở đây hãy viết: {sql}'}
      </Translate>
    );
  }
  switch (advice) {
    case 'paste':
      return (
        <Translate id="sqlLab.SqlAdvice.paste" description="What to do with a command that runs a file">
          Trang này không đọc được tệp theo tên: hãy dán nội dung của tệp vào đây.
        </Translate>
      );
    case 'postgres':
      return (
        <Translate
          id="sqlLab.SqlAdvice.postgres"
          description="What to do with a statement of PostgreSQL, as in a dump, that was run on SQLite"
        >
          Hãy chạy trên PostgreSQL; nếu vẫn muốn dùng SQLite, hãy bỏ nó đi.
        </Translate>
      );
    case undefined:
      return (
        <Translate id="sqlLab.SqlAdvice.remove" description="What to do with a command of another program">
          Hãy bỏ nó đi.
        </Translate>
      );
  }
}
