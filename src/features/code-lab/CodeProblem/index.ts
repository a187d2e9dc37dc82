import { island } from '@site/src/components/island';

export const CodeProblem = island('CodeProblem', async () => (await import('./View')).CodeProblem);
