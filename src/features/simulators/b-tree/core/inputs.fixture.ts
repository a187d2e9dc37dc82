import { isDeepStrictEqual } from 'node:util';
import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { bTree } from './definition';
import { formatKeys, parseCondition, parseKeys } from './parseKeys';

export const parsers = [
  address('an index', bTree(1), 'insert.3.half.20_2C_2050_2C_2010._3D_2010.1*2'),
  address('an index of two columns', bTree(2), 'find.3.half.HN_203_2C_20DN_201._3D_20_27HN_27_3B.0'),
  field(
    'keys of an index',
    (text) => parseKeys(text, 2),
    (keys) => isDeepStrictEqual(parseKeys(formatKeys(keys), 2), { ok: true, value: keys }),
    'HN 3, DN 1; HN 2',
  ),
  field(
    'conditions on an index',
    (text) => parseCondition(text, 1),
    (condition) => condition === null || condition.kind !== 'range' || condition.from !== null || condition.to !== null,
    'BETWEEN 2 AND 5',
    '= 3',
  ),
];

export const refused: Refused = {
  BTree: [
    ['{BTree.keysField}', '10 x', '“x”'],
    ['{BTree.capacity}', '6', '3–5'],
  ],
};
