import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RowState } from '../../relation/RelationTable';
import type { Outcome, SetInput, SetTrace, Side } from '../core/types';

interface Props {
  side: Side;
  input: SetInput;
  trace: SetTrace;
  shown: number;
}

const SIGNS: Record<Outcome, string> = { added: '✓', repeated: '=', partner: '✗', noPartner: '✗' };

/** The result of one query: the current row and its equals are highlighted, and each row shows its outcome. */
export function QueryTable({ side, input, trace: { steps }, shown }: Props): ReactNode {
  const step = steps[shown - 1];
  const { operator } = input;
  const table = input[side];
  const hasVerdicts = side === 'left' || operator === 'union' || operator === 'unionAll';
  const passed = steps.slice(0, shown);
  const outcomeOf = (row: number): Outcome | undefined => {
    const own = passed.find((each) => each.kind === 'row' && each.side === side && each.row === row);
    return own?.kind === 'row' ? own.outcome : undefined;
  };
  const isNow = (row: number): boolean => step?.kind === 'row' && step.side === side && step.row === row;
  const isPartner = (row: number): boolean => step?.kind === 'row' && side === 'right' && step.partners.includes(row);
  const stateOf = (row: number, outcome: Outcome | undefined): RowState | undefined => {
    if (isNow(row) || isPartner(row)) return 'now';
    if (outcome === undefined) return undefined;
    return outcome === 'added' ? 'kept' : 'struck';
  };
  return (
    <RelationTable
      label={translate(
        {
          id: 'simulators.SetMachine.query',
          message: 'Kết quả của truy vấn {query}',
          description: 'Name of the table with the rows of one query',
        },
        { query: table.name },
      )}
      caption={table.name}
      side={side}
      columns={table.columns}
      notes={hasVerdicts ? [verdictHead()] : []}
      rows={table.rows.map((cells, row) => {
        const outcome = outcomeOf(row);
        return {
          cells,
          state: stateOf(row, outcome),
          notes: hasVerdicts ? [outcome && <Fate key="fate" outcome={outcome} />] : undefined,
          current: isNow(row),
        };
      })}
      at={shown}
      empty={translate({
        id: 'simulators.SetMachine.noRows',
        message: 'Truy vấn không có hàng nào.',
        description: 'A query without rows',
      })}
    />
  );
}

function verdictHead(): string {
  return translate({
    id: 'simulators.SetMachine.fate',
    message: 'Xử lý',
    description: 'Head of the column that says what became of a row',
  });
}

/** The outcome of a row: a sign, and the reason in a few words. */
function Fate({ outcome }: { outcome: Outcome }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{SIGNS[outcome]}</span> {fateText(outcome)}
    </>
  );
}

function fateText(outcome: Outcome): string {
  switch (outcome) {
    case 'added':
      return translate({ id: 'simulators.SetMachine.fateAdded', message: 'thêm', description: 'A row was added' });
    case 'repeated':
      return translate({
        id: 'simulators.SetMachine.fateRepeated',
        message: 'đã có',
        description: 'A row was in the result already',
      });
    case 'partner':
      return translate({
        id: 'simulators.SetMachine.fatePartner',
        message: 'có bên phải',
        description: 'A row is left out by EXCEPT: the right query has it too',
      });
    case 'noPartner':
      return translate({
        id: 'simulators.SetMachine.fateNoPartner',
        message: 'không có bên phải',
        description: 'A row is left out by INTERSECT: the right query does not have it',
      });
  }
}
