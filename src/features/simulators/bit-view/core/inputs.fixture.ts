import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { bitView } from './definition';

export const parsers = [address('bits', bitView, 'single.12-5-12.4294967295.16', 'counting.1.0.8*2')];

export const refused: Refused = { BitView: [['{BitView.numbers}', '3 256', '“256”']] };
