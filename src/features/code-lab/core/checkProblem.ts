import type { Json, ProblemCase, ProblemDefinition } from './problem';

const MINIMUM = { visible: 2, hidden: 3 } as const;
const MAX_HINTS = 2;
const CASES_LIMIT = 16 * 1024;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isJson(value: unknown): value is Json {
  if (value === null || ['boolean', 'string'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
  );
}

function checkIds(kind: string, ids: readonly string[]): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...ids.filter((id) => !ID.test(id)).map((id) => `"${kind}" has the id "${id}": write it in ASCII kebab-case`),
    ...repeated.map((id) => `"${kind}" has the id "${id}" twice: rename one`),
  ];
}

/** The problems with the cases of a definition; `hidden` includes the generated ones. */
export function checkCases(visible: readonly ProblemCase[], hidden: readonly ProblemCase[]): string[] {
  const problems: string[] = [];
  for (const [kind, cases] of [
    ['visible', visible],
    ['hidden', hidden],
  ] as const) {
    if (cases.length < MINIMUM[kind]) {
      problems.push(`"${kind}" has ${cases.length} cases: give at least ${MINIMUM[kind]}`);
    }
    cases.forEach((item, index) => {
      if (!isJson(item)) {
        problems.push(
          `"${kind}[${index}]" contains a value that JSON cannot represent (undefined, NaN, -0, a class): use another value`,
        );
      }
    });
  }
  const size = JSON.stringify([visible, hidden]).length;
  if (size > CASES_LIMIT) problems.push(`its cases add ${size} bytes to every visit: keep them under ${CASES_LIMIT}`);
  return problems;
}

/**
 * Checks a definition as far as possible without running its code; its types are already checked.
 *
 * @returns one sentence per problem, which also says how to fix it
 */
export function checkProblem(definition: ProblemDefinition): string[] {
  const problems = checkCases(definition.visible, definition.hidden);
  const { hints, approaches, reference, wrong, slow, large, equivalents } = definition;
  for (const [kind, named] of Object.entries({ approaches, wrong })) {
    if (named.length === 0) problems.push(`"${kind}" is empty: give at least one`);
  }
  if (hints.length > MAX_HINTS) problems.push(`"hints" has ${hints.length} texts: give at most ${MAX_HINTS}`);
  if (large.length > 0 && slow.length === 0) {
    problems.push('"slow" is empty: give at least one answer that the large cases reject');
  }
  for (const [kind, named] of Object.entries({ approaches, wrong, slow, large })) {
    const ids = named.map(({ id }) => id);
    problems.push(...checkIds(kind, ids));
  }
  for (const [field, id] of [
    ['reference', reference],
    ...equivalents.map(({ approach }) => ['equivalents', approach] as const),
  ]) {
    if (approaches.every((approach) => approach.id !== id)) {
      problems.push(`"${field}" names the approach "${id}", which does not exist: use one of "approaches"`);
    }
  }
  const texts = [
    ...hints.map((text) => ({ id: 'hints', text })),
    ...approaches.flatMap(({ id, title, note }) => [title, ...(note ? [note] : [])].map((text) => ({ id, text }))),
    ...large.map(({ id, title }) => ({ id, text: title })),
  ];
  for (const { id, text } of texts) {
    if (!text.vi.trim() || !text.en.trim()) problems.push(`"${id}" has a text in only one language: write both`);
  }
  return problems;
}
