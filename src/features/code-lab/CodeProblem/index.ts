import { island } from 'light-pages/islands';

export const CodeProblem = island('CodeProblem', async () => (await import('./View')).CodeProblem);
