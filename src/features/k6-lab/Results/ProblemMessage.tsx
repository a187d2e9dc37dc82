import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Problem } from '../core/problem';
import { SourceLine } from './ErrorLine';
import styles from './outcome.module.css';

interface Props {
  problem: Problem;
  script: string;
}

/** What is wrong with a script, its options or its command line: where, and how to mend it. */
export function ProblemMessage({ problem, script }: Props): ReactNode {
  const { line, code, expected } = problem;
  return (
    <div className={styles.problem}>
      <p>
        {line !== undefined && (
          <strong>
            <Translate id="k6Lab.ProblemMessage.line" description="Before a problem of the script" values={{ line }}>
              {'Dòng {line}.'}
            </Translate>
          </strong>
        )}{' '}
        <span>
          <ProblemText {...problem} />
        </span>{' '}
        {expected !== undefined && ASKS_BACK.includes(code) && (
          <span>
            <Translate
              id="k6Lab.ProblemMessage.meant"
              description="Behind a problem: the name that was probably meant, or those that there are"
              values={{ expected: <code translate="no">{expected}</code> }}
            >
              {'Thử {expected}.'}
            </Translate>
          </span>
        )}
      </p>
      {line !== undefined && <SourceLine script={script} line={line} />}
    </div>
  );
}

/** Codes whose sentence does not contain what would be right. */
const ASKS_BACK: readonly Problem['code'][] = [
  'unknown-import',
  'unsupported-import',
  'unknown-name',
  'unsupported-feature',
  'unknown-option',
  'missing-field',
  'unknown-executor',
  'unknown-metric',
  'unknown-file',
  'unknown-exec',
  'unknown-flag',
  'endless-loop',
];

/** What would be right where the engine does not say it. */
const EXAMPLES: Partial<Record<Problem['code'], string>> = {
  'no-default': 'export default function () { … }',
  'bad-duration': "'30s'",
  'empty-stages': "{ duration: '30s', target: 10 }",
  'foreign-host': 'http://127.0.0.1:3333',
};

function ProblemText({ code, at = '', found = '', expected = EXAMPLES[code] ?? '' }: Problem): ReactNode {
  const values = {
    at: <code translate="no">{at}</code>,
    found: <code translate="no">{found}</code>,
    expected: <code translate="no">{expected}</code>,
  };
  switch (code) {
    case 'syntax':
      return (
        <Translate id="k6Lab.ProblemMessage.syntax" description="The script is no valid JavaScript" values={values}>
          {'Cú pháp sai: {found}.'}
        </Translate>
      );
    case 'unclosed':
      return (
        <Translate id="k6Lab.ProblemMessage.unclosed" description="A bracket that nothing closes" values={values}>
          {'Dấu {found} chưa được đóng.'}
        </Translate>
      );
    case 'too-long':
      return (
        <Translate id="k6Lab.ProblemMessage.tooLong" description="The script is too long" values={values}>
          {'Script dài {found} ký tự; giới hạn là {expected}.'}
        </Translate>
      );
    case 'remote-import':
      return (
        <Translate id="k6Lab.ProblemMessage.remoteImport" description="An import from the net" values={values}>
          {'{found} nằm trên mạng; phòng thí nghiệm không tải gì về. Chép phần bạn cần vào script.'}
        </Translate>
      );
    case 'file-import':
      return (
        <Translate id="k6Lab.ProblemMessage.fileImport" description="An import of another file" values={values}>
          {'Không có file {found}: phòng thí nghiệm chỉ có một file script. Chép nội dung vào đây.'}
        </Translate>
      );
    case 'unknown-import':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownImport" description="An unknown module" values={values}>
          {'k6 không có module {found}.'}
        </Translate>
      );
    case 'unsupported-import':
      return (
        <Translate
          id="k6Lab.ProblemMessage.unsupportedImport"
          description="A module of k6 that the lab leaves out"
          values={values}
        >
          {'Phòng thí nghiệm chưa có module {found}; nó chạy với k6 thật.'}
        </Translate>
      );
    case 'unknown-name':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownName" description="An unknown name in an import" values={values}>
          {'Module này không có {found}.'}
        </Translate>
      );
    case 'unsupported-feature':
      return (
        <Translate
          id="k6Lab.ProblemMessage.unsupportedFeature"
          description="A feature that the lab leaves out"
          values={values}
        >
          {'Phòng thí nghiệm chưa hỗ trợ {found}.'}
        </Translate>
      );
    case 'no-default':
      return (
        <Translate id="k6Lab.ProblemMessage.noDefault" description="A script without a function" values={values}>
          {'Script chưa có hàm nào để chạy: thêm {expected}.'}
        </Translate>
      );
    case 'not-a-function':
      return (
        <Translate
          id="k6Lab.ProblemMessage.notAFunction"
          description="The default export is no function"
          values={values}
        >
          {'Giá trị {at} phải là hàm, không phải {found}.'}
        </Translate>
      );
    case 'unknown-option':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownOption" description="An unknown option" values={values}>
          {'k6 không có tùy chọn {found} ở {at}.'}
        </Translate>
      );
    case 'unsupported-option':
      return (
        <Translate
          id="k6Lab.ProblemMessage.unsupportedOption"
          description="An option that the lab leaves out"
          values={values}
        >
          {'Phòng thí nghiệm chưa hỗ trợ tùy chọn {found}.'}
        </Translate>
      );
    case 'wrong-type':
      return (
        <Translate id="k6Lab.ProblemMessage.wrongType" description="An option of the wrong type" values={values}>
          {'{at} không nhận {found}. Cần: {expected}.'}
        </Translate>
      );
    case 'bad-duration':
      return (
        <Translate id="k6Lab.ProblemMessage.badDuration" description="A duration that cannot be read" values={values}>
          {'{at} không đọc được thời lượng {found}. Viết như {expected}.'}
        </Translate>
      );
    case 'negative':
      return (
        <Translate id="k6Lab.ProblemMessage.negative" description="A number that is too small" values={values}>
          {'{at} là {found}; nhỏ nhất là {expected}.'}
        </Translate>
      );
    case 'too-large':
      return (
        <Translate id="k6Lab.ProblemMessage.tooLarge" description="A number that is too large" values={values}>
          {'{at} là {found}; phòng thí nghiệm nhận nhiều nhất {expected}.'}
        </Translate>
      );
    case 'missing-field':
      return (
        <Translate id="k6Lab.ProblemMessage.missingField" description="A field that is missing" values={values}>
          {'Thiếu {at}.'}
        </Translate>
      );
    case 'unknown-executor':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownExecutor" description="An unknown executor" values={values}>
          {'k6 không có executor {found}.'}
        </Translate>
      );
    case 'empty-stages':
      return (
        <Translate id="k6Lab.ProblemMessage.emptyStages" description="An empty list of stages" values={values}>
          {'{at} trống: thêm ít nhất một đoạn như {expected}.'}
        </Translate>
      );
    case 'conflict':
      return (
        <Translate id="k6Lab.ProblemMessage.conflict" description="Two options that exclude each other" values={values}>
          {'{at} mâu thuẫn với {expected}: chỉ giữ một, hoặc sửa cho khớp.'}
        </Translate>
      );
    case 'bad-threshold':
      return (
        <Translate id="k6Lab.ProblemMessage.badThreshold" description="A threshold that cannot be read" values={values}>
          {'Ngưỡng {found} không đúng dạng. Viết như {expected}.'}
        </Translate>
      );
    case 'unknown-metric':
      return (
        <Translate
          id="k6Lab.ProblemMessage.unknownMetric"
          description="A threshold on an unknown metric"
          values={values}
        >
          {'Không có chỉ số {found}.'}
        </Translate>
      );
    case 'wrong-aggregation':
      return (
        <Translate
          id="k6Lab.ProblemMessage.wrongAggregation"
          description="A statistic that the metric does not have"
          values={values}
        >
          {'Chỉ số này không có {found}. Dùng: {expected}.'}
        </Translate>
      );
    case 'foreign-host':
      return (
        <Translate id="k6Lab.ProblemMessage.foreignHost" description="A request to another host" values={values}>
          {'{found} không phải API nhà sách. Trong phòng thí nghiệm chỉ có {expected}.'}
        </Translate>
      );
    case 'unknown-file':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownFile" description="A file that does not exist" values={values}>
          {'Không có file {found} ở đây.'}
        </Translate>
      );
    case 'unknown-exec':
      return (
        <Translate
          id="k6Lab.ProblemMessage.unknownExec"
          description="A scenario with an unknown function"
          values={values}
        >
          {'Script không xuất hàm {found} mà {at} nêu tên.'}
        </Translate>
      );
    case 'unknown-flag':
      return (
        <Translate id="k6Lab.ProblemMessage.unknownFlag" description="An unknown flag" values={values}>
          {'k6 không có cờ {found}, hoặc phòng thí nghiệm chưa hỗ trợ.'}
        </Translate>
      );
    case 'flag-without-value':
      return (
        <Translate id="k6Lab.ProblemMessage.flagWithoutValue" description="A flag without its value" values={values}>
          {'Sau cờ {found} phải có giá trị.'}
        </Translate>
      );
    case 'endless-loop':
      return (
        <Translate id="k6Lab.ProblemMessage.endlessLoop" description="A loop in which no virtual time passes">
          Vòng lặp này không dừng: trong nó không có lần nghỉ hay request nào, nên thời gian ảo đứng yên.
        </Translate>
      );
    case 'bad-flag-value':
      return (
        <Translate id="k6Lab.ProblemMessage.badFlagValue" description="A flag with a wrong value" values={values}>
          {'{at} không nhận {found}. Viết như {expected}.'}
        </Translate>
      );
  }
}
