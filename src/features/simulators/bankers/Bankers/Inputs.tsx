import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CellField, NumberField } from '../../shared/fields';
import { sheet } from '../../shared/Sheet';
import { StepTable } from '../../shared/StepTable';
import type { SimulatorOf } from '../../shared/simulator';
import type { bankers } from '../core/definition';
import { fits } from '../core/safety';
import { LIMITS, type BankersInput, type Matrix } from '../core/types';
import { processName, resourceName } from './texts';

type Sim = SimulatorOf<typeof bankers>;

/**
 * The size, Available, Allocation and Max. Max rises with Allocation, since it cannot be below what a process holds.
 */
export function Inputs({ sim: { input, setInput } }: { sim: Sim }): ReactNode {
  const { allocation, max, available } = input;
  return (
    <>
      <NumberField
        label={translate({
          id: 'simulators.Bankers.processes',
          message: 'Số tiến trình',
          description: 'Field: number of processes',
        })}
        value={allocation.length}
        min={1}
        max={LIMITS.processes}
        onChange={(count) => setInput(resize(input, count, available.length))}
      />
      <NumberField
        label={translate({
          id: 'simulators.Bankers.resources',
          message: 'Số loại tài nguyên',
          description: 'Field: number of resource types',
        })}
        value={available.length}
        min={1}
        max={LIMITS.resources}
        onChange={(count) => setInput(resize(input, allocation.length, count))}
      />
      <div className={sheet.whole}>
        <StepTable
          label={translate({
            id: 'simulators.Bankers.matrices',
            message: 'Allocation, Max và Available',
            description: 'Name of the table of matrices',
          })}
          first="pinned"
          groups={['Allocation', 'Max'].map((head) => ({ head, span: available.length }))}
          columns={[
            {},
            ...available.map((_, resource) => ({ head: resourceName(resource), headLooks: [] })),
            ...available.map((_, resource) => {
              const looks = resource === 0 ? (['divided'] as const) : [];
              return { head: resourceName(resource), headLooks: looks, looks };
            }),
          ]}
          rows={[
            ...allocation.map((row, process) => ({
              cells: [
                processName(process),
                ...row.map((value, resource) => (
                  <CellField
                    key={resource}
                    label={`Allocation ${processName(process)}, ${resourceName(resource)}`}
                    value={value}
                    min={0}
                    max={LIMITS.units}
                    onChange={(held) => setInput(withHeld(input, process, resource, held))}
                  />
                )),
                ...(max[process] ?? []).map((value, resource) => (
                  <CellField
                    key={resource}
                    label={`Max ${processName(process)}, ${resourceName(resource)}`}
                    value={value}
                    min={row[resource] ?? 0}
                    max={LIMITS.units}
                    onChange={(most) => setInput({ ...input, max: put(max, process, resource, most) })}
                  />
                )),
              ],
            })),
            {
              cells: [
                'Available',
                ...available.map((value, resource) => (
                  <CellField
                    key={resource}
                    label={`Available, ${resourceName(resource)}`}
                    value={value}
                    min={0}
                    max={LIMITS.units}
                    onChange={(free) =>
                      setInput({
                        ...input,
                        available: available.map((each, index) => (index === resource ? free : each)),
                      })
                    }
                  />
                )),
              ],
            },
          ]}
        />
      </div>
    </>
  );
}

function put(matrix: Matrix, process: number, resource: number, value: number): Matrix {
  return matrix.map((row, index) =>
    index === process ? row.map((each, column) => (column === resource ? value : each)) : row,
  );
}

/** Sets what a process holds, and raises Max to it where needed: a process cannot hold more than it announced. */
function withHeld(input: BankersInput, process: number, resource: number, held: number): BankersInput {
  const announced = Math.max(input.max[process]?.[resource] ?? 0, held);
  return {
    ...input,
    allocation: put(input.allocation, process, resource, held),
    max: put(input.max, process, resource, announced),
  };
}

/**
 * Resizes the state: new rows and columns start at zero, and all requests are dropped, since they may no longer fit.
 */
function resize({ allocation, max, available }: BankersInput, processes: number, resources: number): BankersInput {
  const vector = (row: readonly number[] = []) =>
    Array.from({ length: resources }, (_, resource) => row[resource] ?? 0);
  const matrix = (rows: Matrix) => Array.from({ length: processes }, (_, process) => vector(rows[process]));
  const resized = { allocation: matrix(allocation), max: matrix(max), available: vector(available), requests: [] };
  return resized.allocation.every((row, process) => fits(row, resized.max[process] ?? []))
    ? resized
    : { ...resized, max: resized.allocation };
}
