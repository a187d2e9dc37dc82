import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { windowFrame } from './definition';
import { parseRows } from './parseRows';

export const parsers = [
  address('window frames', windowFrame, 'rows.p1.c.sum.1-10_2-20_2-5'),
  field('rows of a window', parseRows, (rows) => rows.length > 0, '1:10 2:20, 2:5'),
];

export const refused: Refused = { WindowFrame: [['{WindowFrame.rows}', '1:2 3', '“3”']] };
