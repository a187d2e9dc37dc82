import { island } from '@site/src/components/island';

export const ThreeValuedLogic = island(async () => (await import('./View')).ThreeValuedLogic);
