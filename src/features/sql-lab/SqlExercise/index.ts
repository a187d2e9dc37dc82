import { island } from '@site/src/components/island';

export const SqlExercise = island(async () => (await import('./View')).SqlExercise);
