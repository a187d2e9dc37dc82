import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { uniquePaths } from './simulate';

export const parsers = [address('unique paths', uniquePaths, '3.7*5')];

export const refused: Refused = { UniquePaths: [['{UniquePaths.rows}', '26', '1–25']] };
