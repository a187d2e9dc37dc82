import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { sizeComparison } from './compareSizes';
import { pageReplacement } from './definition';

export const parsers = [
  address('page replacement', pageReplacement, 'fifo.3.1-2-3-4-1-2-5.1*4*2-3'),
  address('memories of two sizes', sizeComparison, 'lru.3.1-2-3-4-1-2-5'),
];

export const refused: Refused = {
  PageReplacement: [
    ['{PageReplacement.pages}', '1 2 100', '“100”'],
    ['{PageReplacement.pages}', '1 2 x', '“x”'],
    ['{PageReplacement.frames}', '11', '1–10'],
  ],
  BeladyComparison: [['{BeladyComparison.smaller}', '10', '1–9']],
};
