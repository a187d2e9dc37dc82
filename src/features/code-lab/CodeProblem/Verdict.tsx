import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SandboxRun } from '../useSandboxRun';

interface Props {
  run: SandboxRun;
  /** How many cases the reader sees from the start. */
  visible: number;
  hidden: number;
}

/** The result of a judged solution in one line, read out when it changes. */
export function Verdict({ run: { state, outcome }, visible, hidden }: Props): ReactNode {
  if (state === 'running') {
    return (
      <Translate id="codeLab.Verdict.running" description="Status while a solution is judged">
        Đang chấm…
      </Translate>
    );
  }
  if (!outcome) {
    return (
      <Translate
        id="codeLab.Verdict.before"
        description="Status before a solution is judged: how many cases there are"
        values={{ visible, hidden }}
      >
        {'{visible} trường hợp hiện ở dưới, {hidden} trường hợp ẩn'}
      </Translate>
    );
  }
  const passed = outcome.results.filter((result) => result.passed);
  const all = visible + hidden;
  if (passed.length === all) {
    return (
      <Translate id="codeLab.Verdict.solved" description="Status when a solution passes every case" values={{ all }}>
        {'Đạt cả {all} trường hợp.'}
      </Translate>
    );
  }
  const seen = passed.filter(({ index }) => index < visible).length;
  return (
    <Translate
      id="codeLab.Verdict.failed"
      description="Status when a solution fails some cases"
      values={{ seen, visible, unseen: passed.length - seen, hidden }}
    >
      {'Đạt {seen}/{visible} trường hợp hiện, {unseen}/{hidden} trường hợp ẩn.'}
    </Translate>
  );
}
