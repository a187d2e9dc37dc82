import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { threeValuedLogic } from './definition';
import { parseNullables } from './parseNullables';

export const parsers = [
  address('three-valued logic', threeValuedLogic, 'in.3.1-2-n'),
  field(
    'values and NULL',
    (text) => parseNullables(text, 1, 9),
    (list) => list.length <= 9,
    '1, NULL; 3',
  ),
];

export const refused: Refused = { ThreeValuedLogic: [] };
