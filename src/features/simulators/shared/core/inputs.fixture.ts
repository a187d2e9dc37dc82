import { field } from '@site/tests/parsers/simulatorInputs';
import { parseIntegerList } from './parseIntegerList';

const LIMITS = { minLength: 1, maxLength: 40, min: 0, max: 99 };

export const parsers = [
  field(
    'page numbers',
    (text) => parseIntegerList(text, LIMITS),
    (list) => list.every((page) => page in [...Array(100)]),
    '1 2 3, 4;1',
  ),
];
