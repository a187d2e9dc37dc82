import { island } from '@site/src/components/island';

export const CodeProblem = island(async () => (await import('./View')).CodeProblem);
