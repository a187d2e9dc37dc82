import { checkContent } from './checkContent';
import { countOf, formatProblem } from './problem';

/** What `npm run i18n` prints about a repository, and whether both languages agree. */
export function describeCheck(root: string): { text: string; agrees: boolean } {
  const { pairs, problems } = checkContent(root);
  const documents = countOf(pairs.length, 'document');
  const agrees = problems.length === 0;
  const verdict = agrees
    ? `✓ i18n: ${documents} and all page strings agree in both languages.`
    : `✗ i18n: ${countOf(problems.length, 'problem')} in ${documents} and the page strings.`;
  return { text: [...problems.map(formatProblem), verdict].join('\n'), agrees };
}
