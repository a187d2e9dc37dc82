import { translate } from '@docusaurus/Translate';
import { formatCell } from '../../relation/core/types';
import { LIMITS, type Found, type TreeInput, type TreeLesson, type TreeResult, type TreeStep } from '../core/types';

/** How sentences name a row of the table: by its key. */
export function keyOf(index: number, { table }: TreeInput, { key }: TreeLesson): string {
  return formatCell(table.rows[index]?.[key] ?? null);
}

/** The sentence shown before the first step. */
export function describeStart(): string {
  return translate({
    id: 'simulators.RecursiveQuery.before',
    message: 'Máy sẽ chạy phần đầu một lần, rồi chạy phần đệ quy cho từng hàng đang chờ.',
    description: 'Before the first step of a recursive query',
  });
}

/** Describes a step in one or more sentences: what ran, which rows it added, and which it refused. */
export function describeStep(step: TreeStep, input: TreeInput, lesson: TreeLesson, { rows }: TreeResult): string {
  switch (step.kind) {
    case 'anchor':
      return [describeAnchor(step.found, input, lesson), ...describeRefusals(step.found, input, lesson)].join(' ');
    case 'take':
      return [
        describeTaken(formatCell(rows[step.result]?.key ?? null), step.found, input, lesson),
        ...describeRefusals(step.found, input, lesson),
      ].join(' ');
    case 'end':
      return translate(
        {
          id: 'simulators.RecursiveQuery.end',
          message: 'Không còn hàng nào chờ, nên truy vấn kết thúc. Số hàng của kết quả: {count}.',
          description: 'The queue is empty',
        },
        { count: rows.length },
      );
    case 'endless':
      return translate(
        {
          id: 'simulators.RecursiveQuery.endless',
          message:
            'Đã có hơn {limit} hàng mà hàng đợi vẫn chưa hết, vì các hàng trỏ thành vòng. Máy dừng ở đây, còn truy vấn này thì không bao giờ kết thúc.',
          description: 'The machine stops a query that would run for ever',
        },
        { limit: LIMITS.rows },
      );
  }
}

function addedKeys(found: readonly Found[], input: TreeInput, lesson: TreeLesson): string {
  return found
    .filter(({ result }) => result !== null)
    .map(({ row }) => keyOf(row, input, lesson))
    .join(', ');
}

function describeAnchor(found: readonly Found[], input: TreeInput, lesson: TreeLesson): string {
  const keys = addedKeys(found, input, lesson);
  return keys === ''
    ? translate({
        id: 'simulators.RecursiveQuery.anchorEmpty',
        message: 'Phần đầu không tìm thấy hàng nào.',
        description: 'The first part of the query finds nothing',
      })
    : translate(
        {
          id: 'simulators.RecursiveQuery.anchor',
          message: 'Phần đầu đưa vào hàng đợi: {keys}.',
          description: 'The first part of the query fills the queue; keys of the rows',
        },
        { keys },
      );
}

function describeTaken(taken: string, found: readonly Found[], input: TreeInput, lesson: TreeLesson): string {
  const values = { taken, keys: addedKeys(found, input, lesson) };
  if (found.length === 0)
    return translate(
      {
        id: 'simulators.RecursiveQuery.takeNothing',
        message: 'Lấy {taken} khỏi hàng đợi. Phần đệ quy không tìm thấy hàng nào cho {taken}.',
        description: 'A row is taken out of the queue and leads to no other',
      },
      values,
    );
  return values.keys === ''
    ? translate(
        {
          id: 'simulators.RecursiveQuery.takeRefused',
          message: 'Lấy {taken} khỏi hàng đợi. Phần đệ quy không thêm hàng nào.',
          description: 'A row is taken out of the queue; what it leads to is refused',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.RecursiveQuery.take',
          message: 'Lấy {taken} khỏi hàng đợi. Phần đệ quy thêm vào cuối hàng đợi: {keys}.',
          description: 'A row is taken out of the queue; the keys of the rows that it leads to',
        },
        values,
      );
}

function describeRefusals(found: readonly Found[], input: TreeInput, lesson: TreeLesson): string[] {
  return found.flatMap(({ row, refusal }) => {
    const values = { key: keyOf(row, input, lesson), most: input.most };
    switch (refusal) {
      case 'repeated':
        return [
          translate(
            {
              id: 'simulators.RecursiveQuery.repeated',
              message: 'UNION bỏ {key}, vì hàng này đã có.',
              description: 'A row is refused because UNION keeps one of equal rows',
            },
            values,
          ),
        ];
      case 'tooDeep':
        return [
          translate(
            {
              id: 'simulators.RecursiveQuery.tooDeep',
              message: 'WHERE bỏ {key}, vì hàng trước nó đã ở cấp {most}.',
              description: 'A row is refused because of the highest level',
            },
            values,
          ),
        ];
      case 'onPath':
        return [
          translate(
            {
              id: 'simulators.RecursiveQuery.onPath',
              message: 'WHERE bỏ {key}, vì {key} đã nằm trên đường đi.',
              description: 'A row is refused because it is on the path already',
            },
            values,
          ),
        ];
      default:
        return [];
    }
  });
}
