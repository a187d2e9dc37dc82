import { translate } from '@docusaurus/Translate';
import type { SequenceVerdict } from '../core/safety';
import type { Decision, SafetyStep, Vector } from '../core/types';

export function processName(process: number): string {
  return `P${process}`;
}

export function resourceName(resource: number): string {
  return String.fromCharCode(65 + resource);
}

export function formatVector(vector: Vector): string {
  return `(${vector.join(', ')})`;
}

export function describeStep({ process, work, workAfter, passedOver }: SafetyStep, need: Vector): string {
  const skipped = passedOver.map(processName).join(', ');
  if (process === null) {
    return translate(
      {
        id: 'simulators.Bankers.stuck',
        message: 'Work = {work}. Còn lại {processes}, không tiến trình nào có Need ≤ Work: trạng thái không an toàn.',
        description: 'The safety check is stuck',
      },
      { work: formatVector(work), processes: skipped },
    );
  }
  const values = {
    process: processName(process),
    need: formatVector(need),
    work: formatVector(work),
    after: formatVector(workAfter),
  };
  const chosen = translate(
    {
      id: 'simulators.Bankers.finishes',
      message: '{process} cần {need} ≤ Work {work}: nó chạy xong và trả lại tài nguyên, Work = {after}.',
      description: 'A process can finish',
    },
    values,
  );
  const before =
    passedOver.length > 0
      ? translate(
          {
            id: 'simulators.Bankers.skipped',
            message: 'Bỏ qua {processes}: Need vượt Work.',
            description: 'Processes whose need does not fit',
          },
          { processes: skipped },
        )
      : '';
  return `${before} ${chosen}`.trim();
}

export function describeDecision({ request, verdict, need, available }: Decision): string {
  const values = {
    process: processName(request.process),
    amounts: formatVector(request.amounts),
    need: formatVector(need),
    available: formatVector(available),
  };
  switch (verdict) {
    case 'granted':
      return translate(
        {
          id: 'simulators.Bankers.granted',
          message: '{process} xin {amounts}: được cấp, vì trạng thái sau đó vẫn an toàn.',
          description: 'A request is granted',
        },
        values,
      );
    case 'mustWait':
      return translate(
        {
          id: 'simulators.Bankers.mustWait',
          message: '{process} xin {amounts}: phải chờ, vì chỉ còn {available}.',
          description: 'A request must wait',
        },
        values,
      );
    case 'exceedsNeed':
      return translate(
        {
          id: 'simulators.Bankers.exceedsNeed',
          message: '{process} xin {amounts}: lỗi, vì Need của nó chỉ là {need}.',
          description: 'A request exceeds the need',
        },
        values,
      );
    case 'unsafe':
      return translate(
        {
          id: 'simulators.Bankers.unsafe',
          message: '{process} xin {amounts}: bị từ chối, vì trạng thái sau khi cấp không an toàn.',
          description: 'A request would be unsafe',
        },
        values,
      );
  }
}

export function describeSequence(verdict: SequenceVerdict): string {
  if (verdict.ok)
    return translate({
      id: 'simulators.Bankers.sequenceOk',
      message: 'Đúng: theo dãy này, mọi tiến trình đều chạy xong.',
      description: 'The sequence is safe',
    });
  switch (verdict.reason) {
    case 'incomplete':
      return translate({
        id: 'simulators.Bankers.sequenceShort',
        message: 'Đúng tới đây; dãy còn thiếu tiến trình.',
        description: 'The sequence is right so far',
      });
    case 'repeated':
      return translate(
        {
          id: 'simulators.Bankers.sequenceTwice',
          message: '{process} xuất hiện hai lần.',
          description: 'A process occurs twice',
        },
        { process: processName(verdict.process ?? 0) },
      );
    case 'unknown':
      return translate(
        {
          id: 'simulators.Bankers.sequenceUnknown',
          message: 'Không có tiến trình {process}.',
          description: 'There is no such process',
        },
        { process: processName(verdict.process ?? 0) },
      );
    case 'stuck':
      return translate(
        {
          id: 'simulators.Bankers.sequenceStuck',
          message: 'Kẹt ở {process}: cần {need} nhưng Work chỉ có {work}.',
          description: 'The sequence is stuck at a process',
        },
        { process: processName(verdict.process), need: formatVector(verdict.need), work: formatVector(verdict.work) },
      );
  }
}
