import { translate } from '@docusaurus/Translate';
import { formatOperation, type OperationProblem } from '../core/parseOperations';
import { LIMITS, type LruStep } from '../core/types';

export function describeStep({ operation, outcome, returned, evicted }: LruStep): string {
  const values = {
    operation: formatOperation(operation),
    key: operation.key,
    returned: returned ?? 0,
    evicted: evicted?.key ?? 0,
  };
  switch (outcome) {
    case 'hit':
      return translate(
        {
          id: 'simulators.LruCache.hit',
          message: '{operation}: có khóa {key}, trả về {returned}; {key} thành khóa mới nhất.',
          description: 'get finds the key',
        },
        values,
      );
    case 'miss':
      return translate(
        {
          id: 'simulators.LruCache.miss',
          message: '{operation}: không có khóa này, trả về -1; thứ tự giữ nguyên.',
          description: 'get does not find the key',
        },
        values,
      );
    case 'insert':
      return translate(
        {
          id: 'simulators.LruCache.insert',
          message: '{operation}: chưa có khóa này và còn chỗ; {key} thành khóa mới nhất.',
          description: 'put adds a key',
        },
        values,
      );
    case 'update':
      return translate(
        {
          id: 'simulators.LruCache.update',
          message: '{operation}: khóa đã có, đổi giá trị; {key} thành khóa mới nhất.',
          description: 'put changes a key',
        },
        values,
      );
    case 'evict':
      return translate(
        {
          id: 'simulators.LruCache.evict',
          message: '{operation}: đã đầy, bỏ khóa cũ nhất là {evicted}; {key} thành khóa mới nhất.',
          description: 'put removes the least recently used key',
        },
        values,
      );
  }
}

export function describeProblem(problem: OperationProblem): string {
  switch (problem.code) {
    case 'syntax':
      return translate(
        {
          id: 'simulators.LruCache.syntax',
          message: 'Dòng {line}: “{text}” không đọc được; viết “put 1 10” hoặc “get 1”.',
          description: 'A line is no operation',
        },
        { line: problem.line, text: problem.text },
      );
    case 'range':
      return translate(
        {
          id: 'simulators.LruCache.range',
          message: 'Dòng {line}: khóa từ 0 đến {key}, giá trị từ 0 đến {value}.',
          description: 'A key or value is out of range',
        },
        { line: problem.line, key: LIMITS.key, value: LIMITS.value },
      );
    case 'count':
      return translate(
        {
          id: 'simulators.LruCache.count',
          message: 'Cần từ 1 đến {max} thao tác, mỗi dòng một thao tác.',
          description: 'There are too few or too many operations',
        },
        { max: LIMITS.operations },
      );
  }
}
