import { island } from '@site/src/components/island';

export const CpuScheduling = island(async () => (await import('./View')).CpuScheduling);
