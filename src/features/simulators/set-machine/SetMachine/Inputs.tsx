import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import { RowsField } from '../../relation/fields';
import { ActionButton } from '../../shared/fields';
import type { Simulator } from '../../shared/useSimulator';
import { SET_OPERATORS, type SetInput, type SetResult, type SetStep, type Side } from '../core/types';
import { OPERATOR_WORDS } from './words';
import styles from './styles.module.css';

interface Props {
  sim: Simulator<SetInput, SetStep, SetResult>;
}

/** The operator; the rows of both queries once they are asked for. */
export function Inputs({ sim: { id, input, setInput } }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const field = (side: Side) => (
    <RowsField
      label={translate(
        {
          id: 'simulators.SetMachine.rows',
          message: 'Các hàng của {query}',
          description: 'Field: the rows of a query',
        },
        { query: input[side].name },
      )}
      table={input[side]}
      onChange={(table) => setInput({ ...input, [side]: table })}
    />
  );
  return (
    <>
      <Choices
        name={`${id}-operator`}
        legend={translate({
          id: 'simulators.SetMachine.operator',
          message: 'Phép toán',
          description: 'Field: the set operator',
        })}
        choices={SET_OPERATORS.map((value) => ({ value, label: OPERATOR_WORDS[value] }))}
        value={input.operator}
        onChange={(operator) => setInput({ ...input, operator })}
      />
      {isOpen ? (
        <>
          {field('left')}
          {field('right')}
        </>
      ) : (
        <div className={styles.edit}>
          <ActionButton onClick={() => setOpen(true)}>
            {translate({
              id: 'simulators.SetMachine.editRows',
              message: 'Sửa các hàng',
              description: 'Button: opens the fields with the rows of both queries',
            })}
          </ActionButton>
        </div>
      )}
    </>
  );
}
