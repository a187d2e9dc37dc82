import { island } from 'light-pages/islands';

export const SqlExercise = island('SqlExercise', async () => (await import('./View')).SqlExercise);
