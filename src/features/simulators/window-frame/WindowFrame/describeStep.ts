import { translate } from '@docusaurus/Translate';
import { formatCall } from '../core/formatWindow';
import { hasFrame, tilesOf } from '../core/simulate';
import type { FrameStep, WindowColumns, WindowInput, WindowTrace } from '../core/types';
import { formatRange, formatResult, nameOfRow } from './words';

interface Context {
  trace: WindowTrace;
  input: WindowInput;
  columns: WindowColumns;
  format: (value: number) => string;
}

/** Describes how the result of a row is computed, and the role of ties. */
export function describeStep(step: FrameStep, context: Context): string {
  return `${sentenceOf(step, context)} ${describeTie(step, context)}`.trim();
}

function sentenceOf(step: FrameStep, { trace, input, columns, format }: Context): string {
  const { fn, ntile, offset } = input;
  const { ordered } = trace.result;
  const values = {
    row: nameOfRow(step.row, ordered),
    result: formatResult(step.result, format),
    call: formatCall(input, columns),
    key: columns.key,
    frame: formatRange(step.frame ?? []),
    read: (step.reads[0] ?? 0) + 1,
    before: step.result === null ? 0 : step.result - 1,
    offset,
  };
  if (step.frame?.length === 0)
    return translate(
      {
        id: 'simulators.WindowFrame.empty',
        message: 'Hàng {row}: khung rỗng, kết quả {result}.',
        description: 'The frame is empty',
      },
      values,
    );
  switch (fn) {
    case 'row_number':
      return translate(
        {
          id: 'simulators.WindowFrame.rowNumber',
          message: 'Hàng {row} đứng thứ {result} trong phân vùng, nên {call} = {result}.',
          description: 'ROW_NUMBER of a row',
        },
        values,
      );
    case 'rank':
      return translate(
        {
          id: 'simulators.WindowFrame.rank',
          message: 'Hàng {row}: có {before} hàng xếp trên nó trong phân vùng, nên {call} = {before} + 1 = {result}.',
          description: 'RANK of a row',
        },
        values,
      );
    case 'dense_rank':
      return translate(
        {
          id: 'simulators.WindowFrame.denseRank',
          message:
            'Hàng {row}: có {before} giá trị {key} khác nhau xếp trên nó trong phân vùng, nên {call} = {before} + 1 = {result}.',
          description: 'DENSE_RANK of a row',
        },
        values,
      );
    case 'ntile': {
      const sizes = tilesOf(step.partition.length, ntile).map(([from, to]) => to - from);
      return translate(
        {
          id: 'simulators.WindowFrame.ntile',
          message:
            'Hàng {row}: phân vùng có {rows} hàng, {call} chia thành các nhóm {sizes} hàng. Hàng này thuộc nhóm {result}.',
          description: 'NTILE of a row',
        },
        { ...values, rows: step.partition.length, sizes: sizes.join(', ') },
      );
    }
    case 'lag':
    case 'lead':
      return describeNeighbour(step, fn, values);
    case 'first_value':
      return translate(
        {
          id: 'simulators.WindowFrame.firstValue',
          message: 'Hàng {row}: khung gồm hàng {frame}; hàng đầu của khung là hàng {read}, nên {call} = {result}.',
          description: 'FIRST_VALUE of a row',
        },
        values,
      );
    case 'last_value':
      return translate(
        {
          id: 'simulators.WindowFrame.lastValue',
          message: 'Hàng {row}: khung gồm hàng {frame}; hàng cuối của khung là hàng {read}, nên {call} = {result}.',
          description: 'LAST_VALUE of a row',
        },
        values,
      );
    default:
      return translate(
        {
          id: 'simulators.WindowFrame.step',
          message: 'Hàng {row}: khung gồm hàng {frame}; {aggregate}({values}) = {result}.',
          description: 'The frame of a row',
        },
        {
          ...values,
          aggregate: fn.toUpperCase(),
          values: step.reads.map((index) => ordered[index]?.value ?? 0).join(', '),
        },
      );
  }
}

/** Describes the row before or after, or says that there is none. */
function describeNeighbour(
  { reads }: FrameStep,
  fn: 'lag' | 'lead',
  values: Record<'row' | 'result' | 'call', string> & Record<'read' | 'offset', number>,
): string {
  if (reads.length > 0)
    return fn === 'lag'
      ? translate(
          {
            id: 'simulators.WindowFrame.lag',
            message: 'Hàng {row}: lùi {offset} hàng trong phân vùng là hàng {read}, nên {call} = {result}.',
            description: 'LAG of a row',
          },
          values,
        )
      : translate(
          {
            id: 'simulators.WindowFrame.lead',
            message: 'Hàng {row}: tiến {offset} hàng trong phân vùng là hàng {read}, nên {call} = {result}.',
            description: 'LEAD of a row',
          },
          values,
        );
  return fn === 'lag'
    ? translate(
        {
          id: 'simulators.WindowFrame.noLag',
          message: 'Hàng {row}: lùi {offset} hàng là ra ngoài phân vùng, nên {call} là NULL.',
          description: 'LAG of a row that has no row before it',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.WindowFrame.noLead',
          message: 'Hàng {row}: tiến {offset} hàng là ra ngoài phân vùng, nên {call} là NULL.',
          description: 'LEAD of a row that has no row after it',
        },
        values,
      );
}

/**
 * Ranks treat peers alike, and so do the frames of RANGE and GROUPS; everything else depends on their order, which SQL
 * leaves open: also which of them is the first or the last row of a frame.
 */
function describeTie({ peers }: FrameStep, { input: { fn, unit }, columns: { key } }: Context): string {
  if (peers.length === 1) return '';
  const values = { rows: formatRange(peers), key, unit: unit.toUpperCase() };
  if (fn === 'rank' || fn === 'dense_rank')
    return translate(
      {
        id: 'simulators.WindowFrame.sameRank',
        message: 'Các hàng {rows} bằng nhau ở {key} (đồng hạng), nên cùng một kết quả.',
        description: 'Peers have the same rank',
      },
      values,
    );
  const isWhole = hasFrame(fn) && unit !== 'rows';
  const together = translate(
    {
      id: 'simulators.WindowFrame.peers',
      message: '{unit} không tách các hàng {rows}: chúng bằng nhau ở {key} (đồng hạng).',
      description: 'RANGE and GROUPS treat rows with equal keys alike',
    },
    values,
  );
  if (isWhole && fn !== 'first_value' && fn !== 'last_value') return together;
  const openOrder = translate(
    {
      id: 'simulators.WindowFrame.openOrder',
      message:
        'Các hàng {rows} bằng nhau ở {key} (đồng hạng): SQL không quy định hàng nào đứng trước, ở đây chúng giữ thứ tự đã nhập.',
      description: 'The order among peers is left open, and what is done here',
    },
    values,
  );
  return isWhole ? `${together} ${openOrder}` : openOrder;
}
