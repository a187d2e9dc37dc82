import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { cpuScheduling } from './definition';

export const parsers = [address('process scheduling', cpuScheduling, 'rr.2.0.1-3.0-5-1_2-3-2*1*0-1')];

export const refused: Refused = {
  CpuScheduling: [
    ['P1, {CpuScheduling.burst}', '0', '1–60'],
    ['P2, {CpuScheduling.arrival}', '-1', '0–99'],
  ],
};
