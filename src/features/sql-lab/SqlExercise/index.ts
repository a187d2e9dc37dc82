import { island } from '@site/src/components/island';

export const SqlExercise = island('SqlExercise', async () => (await import('./View')).SqlExercise);
