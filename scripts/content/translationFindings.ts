import type { ContentReport } from './checkContent';
import type { Finding } from './finding';
import { countOf } from './problem';

const STATES = {
  stale: 'the English text is stale',
  differs: 'the two languages differ',
  missing: 'there is no English text',
} as const;

/** Documents with a missing, stale or differing translation, and how many strings need work. */
export function translationFindings({ pairs, problems }: ContentReport): Finding[] {
  const findings = pairs.flatMap<Finding>(({ vi, en, viState, enState }) => {
    if (viState === 'missing') return [{ level: 'error', text: `${en}: there is no Vietnamese original` }];
    return enState === 'ok' ? [] : [{ level: 'error', text: `${vi}: ${STATES[enState]}` }];
  });
  const inDocuments = pairs.reduce((sum, pair) => sum + pair.problems.length, 0);
  const inStrings = problems.length - inDocuments;
  if (inStrings > 0)
    findings.push({ level: 'error', text: `${countOf(inStrings, 'problem')} in page strings and labels` });
  if (findings.length > 0) return findings;
  return [{ level: 'ok', text: `${countOf(pairs.length, 'document')} and all strings are translated` }];
}
