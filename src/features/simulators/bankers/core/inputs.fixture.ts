import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { bankers } from './definition';

export const parsers = [address("the banker's algorithm", bankers, '3-3-2.0-1-0_2-0-0.7-5-3_3-2-2.1-1-0-2*3*1-2')];

export const refused: Refused = {
  Bankers: [
    ['Available, A', '51', '0–50'],
    ['{OwnSequence.label}', 'P1 hai', '“hai”'],
  ],
};
