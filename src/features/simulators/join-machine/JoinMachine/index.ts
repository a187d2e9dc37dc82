import { island } from 'light-pages/islands';

export const JoinMachine = island('JoinMachine', async () => (await import('./View')).JoinMachine);
