import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SelectField, TextField } from '../../shared/fields';
import type { Reading } from '../../shared/fields/useDraft';
import type { SimulatorOf } from '../../shared/simulator';
import type { threeValuedLogic } from '../core/definition';
import { formatNullable, parseNullables } from '../core/parseNullables';
import { LIMITS, SUBJECTS, type Nullable } from '../core/types';
import { SUBJECT_NAMES } from './texts';

interface Props {
  sim: SimulatorOf<typeof threeValuedLogic>;
}

/** The operation. */
export function SubjectField({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <SelectField
      label={translate({
        id: 'simulators.ThreeValuedLogic.subject',
        message: 'Phép toán',
        description: 'Field: the operation',
      })}
      value={input.subject}
      options={SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] }))}
      onChange={(subject) => setInput({ ...input, subject })}
    />
  );
}

/** The two sides of IN and NOT IN. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <>
      <TextField
        label="x"
        value={[input.value]}
        format={(values: readonly Nullable[]) => values.map(formatNullable).join(', ')}
        read={readNullables(1, 1)}
        onChange={([value = null]) => setInput({ ...input, value })}
      />
      <TextField
        label={translate({
          id: 'simulators.ThreeValuedLogic.list',
          message: 'Danh sách',
          description: 'Field: the list right of IN',
        })}
        value={input.list}
        format={(values: readonly Nullable[]) => values.map(formatNullable).join(', ')}
        read={readNullables(1, LIMITS.list)}
        onChange={(list) => setInput({ ...input, list })}
      />
    </>
  );
}

function readNullables(min: number, max: number) {
  return (text: string): Reading<readonly Nullable[]> => {
    const parsed = parseNullables(text, min, max);
    if (parsed.ok) return parsed;
    return {
      ok: false,
      message:
        parsed.problem.code === 'token'
          ? translate(
              {
                id: 'simulators.ThreeValuedLogic.token',
                message: '“{token}” không phải số từ 0 đến {max} hay NULL.',
                description: 'A word is neither a number nor NULL',
              },
              { token: parsed.problem.token, max: LIMITS.number },
            )
          : translate(
              {
                id: 'simulators.ThreeValuedLogic.count',
                message: 'Cần từ {min} đến {max} giá trị.',
                description: 'There are too few or too many values',
              },
              { min, max },
            ),
    };
  };
}
