import { island } from 'light-pages/islands';

export const BTree = island('BTree', async () => (await import('./View')).BTree);
