import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { normalization } from './definition';
import { parseAttributes, parseDependencies, parseParts, parseSet } from './parseSchema';

const NAMES = ['A', 'B', 'C'];

export const parsers = [
  address('normalization', normalization, 'A-B-C.1-2_2-4.1.3-6'),
  field('attributes', parseAttributes, (names) => new Set(names).size === names.length, 'A, B C'),
  field(
    'a set of attributes',
    (text) => parseSet(text, NAMES),
    (set) => set in [...Array(8)],
    'A, C',
  ),
  field(
    'dependencies',
    (text) => parseDependencies(text, NAMES),
    (list) => list.every(({ from, to }) => from > 0 && to > 0),
    'A, B -> C; C → A',
  ),
  field(
    'parts of a relation',
    (text) => parseParts(text, NAMES),
    (parts) => parts.every((part) => part > 0 && part < 8),
    'A, B; B C',
  ),
];

export const refused: Refused = { Normalization: [['{Normalization.names}', 'A, B, A', '“A”']] };
