import { island } from '@site/src/components/island';

export const GroupingMachine = island('GroupingMachine', async () => (await import('./View')).GroupingMachine);
