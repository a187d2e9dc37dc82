import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type { RecordedSql as Recorded } from '../core/labBlock';

/** SQL of a system that this site does not run, with the version it was recorded on. */
export function RecordedSql({ code, system, version }: Recorded): ReactNode {
  const title = translate(
    {
      id: 'sqlLab.RecordedSql.title',
      message: '{system} {version}: kết quả ghi lại, không chạy ở đây',
      description: 'Title of SQL that is shown but not run, for example of MySQL 8.4',
    },
    { system, version },
  );
  return (
    <CodeBlock language="sql" title={title}>
      {code}
    </CodeBlock>
  );
}
