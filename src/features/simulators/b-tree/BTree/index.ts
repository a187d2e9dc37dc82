import { island } from '@site/src/components/island';

export const BTree = island('BTree', async () => (await import('./View')).BTree);
