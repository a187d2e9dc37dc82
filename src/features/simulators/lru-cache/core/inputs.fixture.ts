import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { lruCache } from './definition';
import { parseOperations } from './parseOperations';

export const parsers = [
  address('the LRU cache', lruCache, '2.p1x10-p2x20-g1*3'),
  field('operations on the cache', parseOperations, (list) => list.length > 0, 'put 1 10\nget(1); PUT(2, 20)'),
];

export const refused: Refused = {
  LruCache: [
    ['{LruCache.operations}', 'put 1 10\npop 1', '“pop 1”'],
    ['{LruCache.capacity}', '7', '1–6'],
  ],
};
