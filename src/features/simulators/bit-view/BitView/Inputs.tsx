import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { parseIntegerList } from '../../shared/core/parseIntegerList';
import { NumberField, SelectField, TextField } from '../../shared/fields';
import { describeListProblem, describeRange } from '../../shared/fields/describeProblem';
import type { SimulatorOf } from '../../shared/simulator';
import type { bitView } from '../core/definition';
import { LIMITS, MODES } from '../core/types';
import { modeName } from './texts';

interface Props {
  sim: SimulatorOf<typeof bitView>;
}

/** The algorithm. */
export function ModeField({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <SelectField
      label={translate({ id: 'simulators.BitView.mode', message: 'Cách làm', description: 'Field: which algorithm' })}
      value={input.mode}
      options={MODES.map((value) => ({ value, label: modeName(value) }))}
      onChange={(mode) => setInput({ ...input, mode })}
      broad
    />
  );
}

/** The numbers that the algorithm takes. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <>
      {input.mode === 'single' && (
        <TextField
          label={translate({
            id: 'simulators.BitView.numbers',
            message: 'Dãy số',
            description: 'Field: the list of numbers',
          })}
          value={input.numbers}
          format={(numbers) => numbers.join(' ')}
          read={(text) => {
            const parsed = parseIntegerList(text, {
              minLength: 1,
              maxLength: LIMITS.numbers,
              min: 0,
              max: LIMITS.number,
            });
            return parsed.ok ? parsed : { ok: false, message: describeListProblem(parsed.problem) };
          }}
          onChange={(values) => setInput({ ...input, numbers: values })}
          hint={translate(
            {
              id: 'simulators.BitView.numbersHint',
              message: 'Các số từ 0 đến {max}.',
              description: 'Range of the numbers',
            },
            { max: LIMITS.number },
          )}
          numeric
          wide
        />
      )}
      {(input.mode === 'clear' || input.mode === 'mask') && (
        <TextField
          label={translate({
            id: 'simulators.BitView.word',
            message: 'Một số 32 bit',
            description: 'Field: a 32-bit word',
          })}
          value={input.word}
          format={String}
          read={readWord}
          onChange={(value) => setInput({ ...input, word: value })}
          hint={translate({
            id: 'simulators.BitView.wordHint',
            message: 'Ví dụ 180, -256 hay 0xFFFFFF00.',
            description: 'Examples of words',
          })}
        />
      )}
      {input.mode === 'counting' && (
        <NumberField
          label={translate({
            id: 'simulators.BitView.upTo',
            message: 'Đếm từ 0 đến n =',
            description: 'Field: count the bits of all numbers up to n',
          })}
          value={input.upTo}
          min={0}
          max={LIMITS.upTo}
          onChange={(value) => setInput({ ...input, upTo: value })}
        />
      )}
    </>
  );
}

/** Reads decimal or hexadecimal; a negative number becomes its unsigned 32-bit word. */
function readWord(text: string): { ok: true; value: number } | { ok: false; message: string } {
  const trimmed = text.trim();
  const value = /^(-?\d+|0x[0-9a-f]+)$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (Number.isInteger(value) && value >= -(2 ** 31) && value <= LIMITS.word) return { ok: true, value: value >>> 0 };
  return { ok: false, message: describeRange(trimmed, -(2 ** 31), LIMITS.word) };
}
