import { translate } from '@docusaurus/Translate';
import { formatDependency, formatSet, type SchemaProblem } from '../core/parseSchema';
import { LIMITS, type ClosureStep, type Decomposition, type NormalizationInput, type Violation } from '../core/types';

export function describeStep(
  { dependency, added, after }: ClosureStep,
  { attributes, dependencies }: NormalizationInput,
): string {
  const rule = dependencies[dependency];
  return translate(
    {
      id: 'simulators.Normalization.step',
      message: 'Bao đóng đã có đủ vế trái của {rule}: thêm {added}. Bao đóng: {after}.',
      description: 'A dependency is applied',
    },
    {
      rule: rule ? formatDependency(rule, attributes) : '',
      added: formatSet(added, attributes),
      after: formatSet(after, attributes),
    },
  );
}

export function describeViolation(violation: Violation, attributes: readonly string[]): string {
  const values = { rule: formatDependency(violation, attributes) };
  switch (violation.form) {
    case '2NF':
      return translate(
        {
          id: 'simulators.Normalization.violates2',
          message: 'Vi phạm 2NF: {rule}, vì vế trái chỉ là một phần của khóa.',
          description: 'A partial dependency',
        },
        values,
      );
    case '3NF':
      return translate(
        {
          id: 'simulators.Normalization.violates3',
          message: 'Vi phạm 3NF: {rule}, vì vế trái không phải siêu khóa và vế phải nằm ngoài mọi khóa.',
          description: 'A dependency that breaks 3NF',
        },
        values,
      );
    case 'BCNF':
      return translate(
        {
          id: 'simulators.Normalization.violatesBc',
          message: 'Vi phạm BCNF: {rule}, vì vế trái không phải siêu khóa.',
          description: 'A dependency that breaks BCNF',
        },
        values,
      );
  }
}

export function describeJoin({ isLossless }: Decomposition): string {
  return isLossless
    ? translate({
        id: 'simulators.Normalization.lossless',
        message: 'không mất thông tin',
        description: 'The join of the parts gives back exactly what was split',
      })
    : translate({
        id: 'simulators.Normalization.lossy',
        message: 'mất thông tin',
        description: 'The join of the parts may not give back what was split',
      });
}

export function describeProblem(problem: SchemaProblem): string {
  switch (problem.code) {
    case 'noAttributes':
      return translate({
        id: 'simulators.Normalization.noAttributes',
        message: 'Cần ít nhất một thuộc tính.',
        description: 'There are no attributes',
      });
    case 'tooManyAttributes':
      return translate(
        {
          id: 'simulators.Normalization.tooManyAttributes',
          message: 'Nhiều nhất {max} thuộc tính, đang có {got}.',
          description: 'There are too many attributes',
        },
        { max: LIMITS.attributes, got: problem.got },
      );
    case 'badName':
      return translate(
        {
          id: 'simulators.Normalization.badName',
          message: '“{name}” không phải tên: dùng chữ, số, gạch dưới, không bắt đầu bằng số, tối đa {max} ký tự.',
          description: 'A word is no name of an attribute',
        },
        { name: problem.name, max: LIMITS.name },
      );
    case 'twice':
      return translate(
        {
          id: 'simulators.Normalization.twice',
          message: '“{name}” xuất hiện hai lần.',
          description: 'An attribute occurs twice',
        },
        { name: problem.name },
      );
    case 'unknown':
      return translate(
        {
          id: 'simulators.Normalization.unknown',
          message: 'Không có thuộc tính “{name}”.',
          description: 'There is no such attribute',
        },
        { name: problem.name },
      );
    case 'noArrow':
      return translate(
        {
          id: 'simulators.Normalization.noArrow',
          message: '“{text}” cần đúng một mũi tên, ví dụ A, B -> C.',
          description: 'A dependency needs one arrow',
        },
        { text: problem.text },
      );
    case 'emptySide':
      return translate(
        {
          id: 'simulators.Normalization.emptySide',
          message: '“{text}” thiếu một vế.',
          description: 'One side of a dependency is empty',
        },
        { text: problem.text },
      );
    case 'tooManyDependencies':
      return translate(
        {
          id: 'simulators.Normalization.tooManyDependencies',
          message: 'Nhiều nhất {max} phụ thuộc, đang có {got}.',
          description: 'There are too many dependencies',
        },
        { max: LIMITS.dependencies, got: problem.got },
      );
    case 'tooManyParts':
      return translate(
        {
          id: 'simulators.Normalization.tooManyParts',
          message: 'Nhiều nhất {max} bảng, đang có {got}.',
          description: 'A decomposition has too many parts',
        },
        { max: LIMITS.parts, got: problem.got },
      );
  }
}
