import { island } from 'light-pages/islands';

export const SetMachine = island('SetMachine', async () => (await import('./View')).SetMachine);
