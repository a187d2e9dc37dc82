import { island } from '@site/src/components/island';

export const CpuScheduling = island('CpuScheduling', async () => (await import('./View')).CpuScheduling);
