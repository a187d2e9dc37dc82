import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { readScenarios } from '../node/readScenarios';
import { transactionSchedule } from './definition';

const [lastCopy] = readScenarios(process.cwd());

export const parsers = [
  // cspell:ignore abababab aabb
  address('transactions', transactionSchedule(lastCopy), 'mysql.rr.abababab*3', 'postgres.se.aabb*2*1-2'),
];

export const refused: Refused = { TransactionSchedule: [] };
