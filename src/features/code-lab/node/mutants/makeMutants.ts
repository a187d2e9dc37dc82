import type { AnyNode } from 'acorn';
import type { Json, ProblemDefinition } from '../../core/problem';
import { MUTATIONS, returned, type Mutation } from './mutations';
import { applyChange, nodePathsOf, type Change } from './syntaxTree';

/** An approach with a single mistake. */
export interface Mutant {
  /** Line, original text and replacement; stable as long as the code is. */
  name: string;
  code: string;
}

const LONGEST = 60;

function distinct(values: readonly Json[]): Json[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text) as Json);
}

/** The return values of a method in the visible cases; for a function problem, those of the function. */
function shownAnswers(definition: ProblemDefinition, method?: string): Json[] {
  if (definition.kind === 'function') return distinct(definition.visible.map(({ expected }) => expected));
  const calls = definition.visible.flatMap((item) => item.calls);
  return distinct(calls.flatMap(([name, , expected]) => (name === method && expected !== undefined ? [expected] : [])));
}

function methodOf(node: AnyNode): string | undefined {
  return node.type === 'MethodDefinition' && node.key.type === 'Identifier' ? node.key.name : undefined;
}

/** The first line of a change with its context, shortened. */
function nameOf(code: string, node: AnyNode, change: Change): string {
  const line = code.slice(0, change.start).split('\n').length;
  const start = Math.min(node.start, change.start);
  const end = Math.max(node.end, change.end);
  const part = (from: number, to: number) => code.slice(from, to);
  const show = (text: string) => {
    const flat = text.replaceAll(/\s+/g, ' ').trim();
    return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
  };
  const after = part(start, change.start) + change.text + part(change.end, end);
  return `${line}: ${show(part(start, end))} → ${show(after) || 'nothing'}`;
}

/** An answer that only returns the results of the visible cases. */
function hardCoded(definition: ProblemDefinition): Mutant[] {
  if (definition.kind === 'class') return [];
  const { name, visible } = definition;
  const table = JSON.stringify(visible.map(({ args, expected }) => [JSON.stringify(args), expected]));
  const code = `function ${name}(...args) {\n  const shown = new Map(${table});\n  return shown.get(JSON.stringify(args)) ?? ${JSON.stringify(visible[0]?.expected)};\n}`;
  return [{ name: 'knows the visible cases by heart', code }];
}

/** Makes every mutant of an approach; each has one change, and no two have the same code. */
export function makeMutants(definition: ProblemDefinition, code: string): Mutant[] {
  const seen = new Set([code]);
  const names = new Map<string, number>();
  const mutants: Mutant[] = [];
  const methods = nodePathsOf(code).filter(({ node }) => methodOf(node));
  for (const { node } of nodePathsOf(code)) {
    const method = methods.find(({ node: { start, end } }) => start <= node.start && node.end <= end);
    const mutations: Mutation[] = [...MUTATIONS, returned(shownAnswers(definition, method && methodOf(method.node)))];
    for (const change of mutations.flatMap((mutate) => mutate(node, code))) {
      const mutated = applyChange(code, change);
      if (seen.has(mutated)) continue;
      seen.add(mutated);
      const name = nameOf(code, node, change);
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      mutants.push({ name: count > 1 ? `${name} (${count})` : name, code: mutated });
    }
  }
  return [...mutants, ...hardCoded(definition)];
}
