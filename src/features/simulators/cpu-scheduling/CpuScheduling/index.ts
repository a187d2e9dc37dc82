import { island } from 'light-pages/islands';

export const CpuScheduling = island('CpuScheduling', async () => (await import('./View')).CpuScheduling);
