import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import { EditRows, RowsField } from '../../relation/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { setMachine } from '../core/definition';
import { SET_OPERATORS } from '../core/types';
import { OPERATOR_WORDS } from './words';

interface Props {
  sim: SimulatorOf<ReturnType<typeof setMachine>>;
}

/** The operator; the rows of both queries once the reader opens them. */
export function Inputs({ sim: { id, input, setInput } }: Props): ReactNode {
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
      <EditRows>
        <RowsField table={input.left} onChange={(left) => setInput({ ...input, left })} />
        <RowsField table={input.right} onChange={(right) => setInput({ ...input, right })} />
      </EditRows>
    </>
  );
}
