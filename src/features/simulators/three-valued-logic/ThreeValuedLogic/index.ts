import { island } from 'light-pages/islands';

export const ThreeValuedLogic = island('ThreeValuedLogic', async () => (await import('./View')).ThreeValuedLogic);
