import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { NumberField, SelectField, TextField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import { type bTree, hasFittingConditions } from '../core/definition';
import { formatCondition, formatKeys, parseCondition, parseKeys } from '../core/parseKeys';
import { LIMITS, type Mode, type Split } from '../core/types';
import { describeProblem } from './describeProblem';

interface Props {
  sim: SimulatorOf<ReturnType<typeof bTree>>;
  columns: readonly string[];
}

/** The fields for the mode, the keys and the page size and, for a query, its conditions. */
export function Inputs({ sim: { input, setInput }, columns }: Props): ReactNode {
  return (
    <>
      <SelectField<Mode>
        label={translate({
          id: 'simulators.BTree.mode',
          message: 'Xem',
          description: 'Field: whether insertion or a query is shown',
        })}
        value={input.mode}
        options={[
          {
            value: 'insert',
            label: translate({
              id: 'simulators.BTree.modeInsert',
              message: 'thêm từng khóa',
              description: 'Insertion is shown',
            }),
          },
          {
            value: 'find',
            label: translate({ id: 'simulators.BTree.modeFind', message: 'tìm', description: 'A query is shown' }),
          },
        ]}
        onChange={(mode) => setInput({ ...input, mode }, 0)}
        broad
      />
      <NumberField
        label={translate({
          id: 'simulators.BTree.capacity',
          message: 'Khóa mỗi trang',
          description: 'Field: keys that a page has room for',
        })}
        value={input.capacity}
        min={LIMITS.least}
        max={LIMITS.capacity}
        onChange={(capacity) => setInput({ ...input, capacity })}
      />
      {input.mode === 'insert' ? <SplitField input={input} setInput={setInput} /> : null}
      <TextField
        label={
          columns.length === 1
            ? translate({
                id: 'simulators.BTree.keysField',
                message: 'Các khóa, theo thứ tự thêm vào',
                description: 'Field: keys in the order in which they are inserted',
              })
            : translate(
                {
                  id: 'simulators.BTree.pairsField',
                  message: 'Các khóa ({columns}), theo thứ tự thêm vào',
                  description: 'Field: keys of two columns in the order in which they are inserted',
                },
                { columns: columns.join(' ') },
              )
        }
        value={input.keys}
        format={formatKeys}
        read={(text) => {
          const parsed = parseKeys(text, columns.length);
          return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
        }}
        onChange={(keys) => {
          const fits = hasFittingConditions({ keys, conditions: input.conditions });
          setInput({ ...input, keys, conditions: fits ? input.conditions : columns.map(() => null) });
        }}
        rows={2}
        wide
      />
      {input.mode === 'find' && <QueryFields input={input} setInput={setInput} columns={columns} />}
    </>
  );
}

type Part = Pick<Props['sim'], 'input' | 'setInput'>;

function SplitField({ input, setInput }: Part): ReactNode {
  return (
    <SelectField<Split>
      label={translate({
        id: 'simulators.BTree.split',
        message: 'Khi khóa lớn nhất làm trang cuối quá đầy',
        description: 'Field: how the last page is divided when the largest key comes',
      })}
      value={input.split}
      options={[
        {
          value: 'half',
          label: translate({
            id: 'simulators.BTree.splitHalf',
            message: 'tách đôi',
            description: 'The last page is divided in halves',
          }),
        },
        {
          value: 'append',
          label: translate({
            id: 'simulators.BTree.splitAppend',
            message: 'chỉ khóa đó sang trang mới',
            description: 'The last page stays full, a new one gets the largest key alone',
          }),
        },
      ]}
      onChange={(split) => setInput({ ...input, split })}
      broad
    />
  );
}

function QueryFields({ input, setInput, columns }: Part & Pick<Props, 'columns'>): ReactNode {
  return (
    <>
      {columns.map((column, index) => (
        <TextField
          key={column}
          label={`WHERE ${column}`}
          hint={index === 0 ? '= 5 · BETWEEN 2 AND 5 · >= 5 · <= 5' : undefined}
          value={input.conditions[index] ?? null}
          format={formatCondition}
          read={(text) => {
            const parsed = parseCondition(text, input.keys[0]?.[index] ?? 0);
            return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
          }}
          onChange={(condition) =>
            setInput({
              ...input,
              conditions: input.conditions.map((old, other) => (other === index ? condition : old)),
            })
          }
          wide
        />
      ))}
      <SelectField
        label={translate({
          id: 'simulators.BTree.covering',
          message: 'Cột mà truy vấn cần',
          description: 'Field: whether the index has all columns of the query',
        })}
        value={input.isCovering ? 'yes' : 'no'}
        options={[
          {
            value: 'yes',
            label: translate({
              id: 'simulators.BTree.coveringYes',
              message: 'có đủ trong chỉ mục',
              description: 'The index has all columns of the query',
            }),
          },
          {
            value: 'no',
            label: translate({
              id: 'simulators.BTree.coveringNo',
              message: 'còn thiếu, phải vào bảng',
              description: 'The index lacks columns of the query',
            }),
          },
        ]}
        onChange={(value) => setInput({ ...input, isCovering: value === 'yes' })}
        broad
      />
    </>
  );
}
