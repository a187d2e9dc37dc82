import { translate } from '@docusaurus/Translate';
import type { KeyProblem } from '../core/parseKeys';
import { LIMITS } from '../core/types';

/** Says in the page's language why keys or a condition were refused. */
export function describeProblem(problem: KeyProblem): string {
  switch (problem.code) {
    case 'count':
      return translate(
        {
          id: 'simulators.BTree.count',
          message: 'Cần từ 1 đến {max} khóa.',
          description: 'There are no keys, or too many',
        },
        { max: LIMITS.keys },
      );
    case 'cell':
      return translate(
        {
          id: 'simulators.BTree.badCell',
          message: '“{text}” không dùng được: cần số từ 0 đến {max}, hoặc một từ có tối đa {word} chữ.',
          description: 'A part of a key is neither a number nor a word',
        },
        { text: problem.text, max: LIMITS.number, word: LIMITS.word },
      );
    case 'columns':
      return translate(
        {
          id: 'simulators.BTree.badColumns',
          message: '“{text}” phải có {wanted} phần, cách nhau bằng dấu cách.',
          description: 'A key has too few or too many parts',
        },
        { text: problem.text, wanted: problem.wanted },
      );
    case 'mixed':
      return translate(
        {
          id: 'simulators.BTree.mixed',
          message: '“{text}”: một cột chỉ chứa toàn số hoặc toàn chữ.',
          description: 'A column mixes numbers and words',
        },
        { text: problem.text },
      );
    case 'condition':
      return translate(
        {
          id: 'simulators.BTree.badCondition',
          message: '“{text}” không đọc được; viết = 5, BETWEEN 2 AND 5, >= 5, <= 5, hoặc để trống.',
          description: 'A condition cannot be read',
        },
        { text: problem.text },
      );
  }
}
