import { island } from 'light-pages/islands';

export const GroupingMachine = island('GroupingMachine', async () => (await import('./View')).GroupingMachine);
