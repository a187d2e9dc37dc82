import { island } from '@site/src/components/island';

export const ThreeValuedLogic = island('ThreeValuedLogic', async () => (await import('./View')).ThreeValuedLogic);
