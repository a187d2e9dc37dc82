import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { Judging, Verdict } from '../../lab-kit/Verdict';
import { countCases } from '../core/countCases';
import { hasPassed } from '../core/hasPassed';
import type { JudgedRun } from '../core/judgeAnswer';
import type { ProblemData, Slowness } from '../core/problem';
import type { SandboxRun } from '../useSandboxRun';

interface Props {
  run: SandboxRun;
  problem: ProblemData;
}

/** How many cases there are. */
export function CaseCount({ problem }: { problem: ProblemData }): ReactNode {
  const [visible, hidden, large] = [problem.visible.length, problem.hidden.length, problem.large.length];
  return large > 0 ? (
    <Translate
      id="codeLab.Verdict.beforeLarge"
      description="Status before a solution is judged: how many cases there are, some of them large"
      values={{ visible, hidden, large }}
    >
      {'{visible} trường hợp hiện ở dưới, {hidden} trường hợp ẩn, {large} trường hợp lớn'}
    </Translate>
  ) : (
    <Translate
      id="codeLab.Verdict.before"
      description="Status before a solution is judged: how many cases there are"
      values={{ visible, hidden }}
    >
      {'{visible} trường hợp hiện ở dưới, {hidden} trường hợp ẩn'}
    </Translate>
  );
}

/** Says whether an answer passes every case and, if not, what it fails. */
export function CodeVerdict({ run: { state, outcome }, problem }: Props): ReactNode {
  if (state === 'running') return <Judging />;
  if (state === 'unavailable')
    return (
      <Verdict>
        <p>
          <UnavailableMessage />
        </p>
      </Verdict>
    );
  if (!outcome) return null;
  return (
    <Verdict isRight={hasPassed(problem, outcome)} headline={<Headline outcome={outcome} problem={problem} />}>
      {outcome.keepsData && (
        <p>
          <Translate
            id="codeLab.Verdict.keepsData"
            description="Said when cases that the solution fails pass if they are run alone"
          >
            Có trường hợp chỉ sai khi chạy sau các trường hợp khác: mã của bạn giữ dữ liệu của trường hợp trước, chẳng
            hạn trong một biến đặt ngoài hàm hay ngoài lớp.
          </Translate>
        </p>
      )}
      {(outcome.error || outcome.stopped) && <ConsoleOutput {...outcome} entries={[]} truncated={false} />}
    </Verdict>
  );
}

function Headline({ outcome, problem }: { outcome: JudgedRun; problem: ProblemData }): ReactNode {
  const [visible, hidden] = [problem.visible.length, problem.hidden.length];
  const all = countCases(problem);
  const passed = outcome.results.filter((result) => result.passed);
  if (passed.length === all) {
    return (
      <Translate id="codeLab.Verdict.solved" description="Status when a solution passes every case" values={{ all }}>
        {'Đạt cả {all} trường hợp.'}
      </Translate>
    );
  }
  const refused = outcome.results.find((result) => !result.passed);
  if (refused?.slow) return <TooSlow title={refused.input} slow={refused.slow} />;
  if (refused && refused.index >= visible + hidden) {
    return (
      <Translate
        id="codeLab.Verdict.failedLarge"
        description="Status when a solution passes all small cases and is wrong on a large one"
        values={{ title: refused.input }}
      >
        {'Đúng ở mọi trường hợp nhỏ, sai ở trường hợp lớn: {title}.'}
      </Translate>
    );
  }
  const seen = passed.filter(({ index }) => index < visible).length;
  const unseen = passed.filter(({ index }) => index >= visible && index < visible + hidden).length;
  return (
    <Translate
      id="codeLab.Verdict.failed"
      description="Status when a solution fails some cases"
      values={{ seen, visible, unseen, hidden }}
    >
      {'Đạt {seen}/{visible} trường hợp hiện, {unseen}/{hidden} trường hợp ẩn.'}
    </Translate>
  );
}

/** Explains that a correct answer was too slow for a large case, and how slow. */
function TooSlow({ title, slow }: { title: string; slow: Slowness }): ReactNode {
  const format = useNumberFormat(1);
  // Browser clocks cannot reliably measure less than a millisecond.
  const milliseconds = (ms: number) => format(Math.max(1, Math.round(ms)));
  const reference = milliseconds(slow.referenceMs);
  if (slow.looks !== undefined) {
    return (
      <Translate
        id="codeLab.Verdict.slowSearches"
        description="Status when a solution is right but looks at too many elements of arrays, Maps and Sets on a large case"
        values={{ title, count: format(slow.looks) }}
      >
        {
          'Đúng, nhưng quá chậm: với {title}, mã xem tổng cộng {count} phần tử khi tìm trong mảng (indexOf, includes…) hay duyệt Map, Set.'
        }
      </Translate>
    );
  }
  if (slow.ms === undefined) {
    return (
      <Translate
        id="codeLab.Verdict.slowStopped"
        description="Status when a solution is right on the small cases and was stopped in a large one"
        values={{ title, reference, seconds: format(slow.limitMs / 1000) }}
      >
        {
          'Đúng ở mọi trường hợp nhỏ, nhưng quá chậm: với {title}, mã chưa xong sau {seconds} giây nên đã bị dừng; cách giải mẫu mất {reference} ms trên máy này.'
        }
      </Translate>
    );
  }
  return (
    <Translate
      id="codeLab.Verdict.slow"
      description="Status when a solution is right but takes too long on a large case"
      values={{ title, reference, time: milliseconds(slow.ms) }}
    >
      {'Đúng, nhưng quá chậm: với {title}, mã mất {time} ms; cách giải mẫu mất {reference} ms trên máy này.'}
    </Translate>
  );
}
