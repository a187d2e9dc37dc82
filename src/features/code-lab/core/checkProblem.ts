import type { Json, ProblemDefinition } from './problem';

const MINIMUM = { visible: 2, hidden: 3 } as const;
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

function checkIds(kind: 'approaches' | 'wrong', ids: readonly string[]): string[] {
  if (ids.length === 0) return [`"${kind}" is empty: give at least one`];
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...ids.filter((id) => !ID.test(id)).map((id) => `"${kind}" has the id "${id}": write it in ASCII kebab-case`),
    ...repeated.map((id) => `"${kind}" has the id "${id}" twice: rename one`),
  ];
}

/**
 * What is wrong with a definition before any of its code runs; the types have checked its shape.
 *
 * @returns one sentence a problem, each with how to mend it
 */
export function checkProblem(definition: ProblemDefinition): string[] {
  const problems: string[] = [];
  for (const kind of ['visible', 'hidden'] as const) {
    const cases = definition[kind];
    if (cases.length < MINIMUM[kind]) {
      problems.push(`"${kind}" has ${cases.length} cases: give at least ${MINIMUM[kind]}`);
    }
    cases.forEach((item, index) => {
      if (!isJson(item)) {
        problems.push(
          `"${kind}[${index}]" holds a value that JSON cannot carry (undefined, NaN, -0, a class): write another`,
        );
      }
    });
  }
  const size = JSON.stringify([definition.visible, definition.hidden]).length;
  if (size > CASES_LIMIT) problems.push(`its cases take ${size} bytes of every visit: keep them under ${CASES_LIMIT}`);
  problems.push(
    ...checkIds(
      'approaches',
      definition.approaches.map(({ id }) => id),
    ),
  );
  problems.push(
    ...checkIds(
      'wrong',
      definition.wrong.map(({ id }) => id),
    ),
  );
  for (const { id, title, note } of definition.approaches) {
    for (const text of [title, ...(note ? [note] : [])]) {
      if (!text.vi.trim() || !text.en.trim())
        problems.push(`approach "${id}" lacks a text in one language: write both`);
    }
  }
  return problems;
}
