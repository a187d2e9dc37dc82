import { parser } from '@site/tests/parsers/parser';
import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { dosDebug, simulate } from './simulate';

/** The steps of a script at DEBUG's prompt; empty if the script is rejected. */
function session(script: string) {
  const parsed = dosDebug.codec.parse(dosDebug.codec.serialize({ script, keys: '' }));
  return parsed.ok ? simulate(parsed.value).steps : [];
}

export const parsers = [
  address('DEBUG', dosDebug, dosDebug.codec.serialize({ script: 'A 100\nMOV AX,5\n\nT', keys: 'ab' })),
  parser('what is typed at DEBUG', session, (steps, text) => steps.length <= text.split('\n').length, [
    'A 100\nMOV AX,5\nADD AX,BX\n\nT\nR AX\n1F\nD 100 L 10\nE 200 "abc" 1\nU\nG=100 104\nQ',
  ]),
];

export const refused: Refused = { DosDebug: [['{DosDebug.keyboard}', 'x'.repeat(41), '40']] };
