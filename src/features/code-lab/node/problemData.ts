import type { Bilingual, ProblemData } from '../core/problem';
import { starterCode } from '../core/starterCode';
import { showCase } from '../runtime/runCases';
import type { LoadedProblem } from './readProblems';

/** What the page of a problem receives, its texts in the language of the page. */
export function problemData({ id, definition, code }: LoadedProblem, language: keyof Bilingual): ProblemData {
  const { name, compare, visible, hidden, approaches } = definition;
  return {
    id,
    name,
    starter: starterCode(definition),
    isClass: definition.kind === 'class',
    compare,
    shown: visible.map((item) => showCase(name, item)),
    visible,
    hidden,
    approaches: approaches.map(({ id: approach, title, note, ...rest }) => ({
      id: approach,
      title: title[language],
      code: code[approach] ?? '',
      ...rest,
      ...(note && { note: note[language] }),
    })),
  };
}
