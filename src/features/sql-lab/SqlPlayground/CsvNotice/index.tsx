import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isLineFault, isTextFault, type CsvProblem } from '../../core/csv/csvProblem';
import { LimitProblem } from './LimitProblem';
import { LineProblem } from './LineProblem';
import { TextProblem } from './TextProblem';

interface Props {
  file: string;
  problem: CsvProblem;
}

/** Explains why a CSV file did not become a table, where the fault is, and how to fix it. */
export function CsvNotice(props: Props): ReactNode {
  return (
    <>
      <Problem {...props} />{' '}
      <Translate id="sqlLab.CsvNotice.kept" description="After the reason why a file was not opened">
        Dữ liệu vẫn như trước.
      </Translate>
    </>
  );
}

function Problem({ file, problem }: Props): ReactNode {
  if (isTextFault(problem)) return <TextProblem file={file} problem={problem} />;
  if (isLineFault(problem)) return <LineProblem file={file} problem={problem} />;
  return <LimitProblem file={file} problem={problem} />;
}
