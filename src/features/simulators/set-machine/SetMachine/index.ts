import { island } from '@site/src/components/island';

export const SetMachine = island('SetMachine', async () => (await import('./View')).SetMachine);
