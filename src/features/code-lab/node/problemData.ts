import type { Bilingual } from '../../../core/bilingual';
import type { InputShape, ProblemData, ProblemDefinition } from '../core/problem';
import { showCase } from '../core/showCase';
import { starterCode } from '../core/starterCode';
import { voidsOf } from './generateCases';
import type { LoadedProblem } from './readProblems';

function shapeOf(definition: ProblemDefinition): InputShape {
  if (definition.kind === 'function') return { parameters: definition.parameters };
  return { construct: definition.construct, methods: definition.methods };
}

/** The data for a problem's page, with texts in the page's language. */
export function problemData(problem: LoadedProblem, language: keyof Bilingual): ProblemData {
  const { id, definition, hidden, code } = problem;
  const { name, compare, visible, hints, approaches, reference, large } = definition;
  return {
    id,
    name,
    starter: starterCode(definition),
    isClass: definition.kind === 'class',
    shape: shapeOf(definition),
    voids: voidsOf(definition),
    compare,
    shown: visible.map((item) => showCase(name, item)),
    hints: hints.map((hint) => hint[language]),
    visible,
    hidden,
    approaches: approaches.map(({ id: approach, title, note, ...rest }) => ({
      id: approach,
      title: title[language],
      code: code[approach] ?? '',
      ...rest,
      ...(note && { note: note[language] }),
    })),
    reference,
    large: large.map(({ id: file, title, times }) => ({
      title: title[language],
      generate: problem.large[file] ?? '',
      times,
    })),
  };
}
