import { island } from '@site/src/components/island';

export const JoinMachine = island('JoinMachine', async () => (await import('./View')).JoinMachine);
