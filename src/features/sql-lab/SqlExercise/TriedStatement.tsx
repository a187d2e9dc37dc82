import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ProbeFinding } from '../core/grading/probes';

/** A statement tried after the answer, and how it should have behaved. */
export function TriedStatement({ finding }: { finding: ProbeFinding }): ReactNode {
  const values = { sql: <code translate="no">{finding.sql}</code> };
  switch (finding.outcome) {
    case 'accepted':
      return finding.isLast ? (
        <Translate
          id="sqlLab.Findings.lastAccepted"
          description="Finding: of several statements tried after the answer, the last should have been refused and was not"
          values={values}
        >
          {'Chạy thử {sql}: câu lệnh cuối phải bị từ chối, nhưng cơ sở dữ liệu lại chấp nhận.'}
        </Translate>
      ) : (
        <Translate
          id="sqlLab.Findings.accepted"
          description="Finding: a statement tried after the answer should have been refused and was not"
          values={values}
        >
          {'Chạy thử {sql}: câu lệnh này phải bị từ chối, nhưng cơ sở dữ liệu lại chấp nhận.'}
        </Translate>
      );
    case 'refused': {
      const told = {
        ...values,
        message: (
          <span lang="en">
            <code translate="no">{finding.message}</code>
          </span>
        ),
      };
      return finding.isLast ? (
        <Translate
          id="sqlLab.Findings.lastRefused"
          description="Finding: of several statements tried after the answer, the last should have run and was refused"
          values={told}
        >
          {'Chạy thử {sql}: câu lệnh cuối phải chạy được, nhưng lại bị từ chối với thông báo {message}'}
        </Translate>
      ) : (
        <Translate
          id="sqlLab.Findings.refused"
          description="Finding: a statement tried after the answer should have run and was refused"
          values={told}
        >
          {'Chạy thử {sql}: câu lệnh này phải chạy được, nhưng lại bị từ chối với thông báo {message}'}
        </Translate>
      );
    }
    case 'plan':
      return (
        <>
          <Translate
            id="sqlLab.Findings.plan"
            description="Before the steps of a plan that an answer should have made better"
            values={values}
          >
            {'Chạy thử {sql}: kế hoạch này chưa đạt yêu cầu của đề:'}
          </Translate>{' '}
          {finding.steps.map((step, index) => (
            <span key={index} lang="en">
              <code translate="no">{step}</code>{' '}
            </span>
          ))}
        </>
      );
    case 'answer':
      return (
        <Translate
          id="sqlLab.Findings.answer"
          description="Before the list of what differs in what a statement returns that is tried after the answer"
          values={values}
        >
          {'Chạy thử {sql}: kết quả khác với kết quả cần có.'}
        </Translate>
      );
  }
}
