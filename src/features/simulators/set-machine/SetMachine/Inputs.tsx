import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import { RowsField } from '../../relation/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { setMachine } from '../core/definition';
import { SET_OPERATORS } from '../core/types';
import { OPERATOR_WORDS } from './words';

interface Props {
  sim: SimulatorOf<ReturnType<typeof setMachine>>;
}

/** The set operator. */
export function OperatorField({ sim: { id, input, setInput } }: Props): ReactNode {
  return (
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
  );
}

/** The rows of both queries. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <>
      <RowsField table={input.left} onChange={(left) => setInput({ ...input, left })} />
      <RowsField table={input.right} onChange={(right) => setInput({ ...input, right })} />
    </>
  );
}
