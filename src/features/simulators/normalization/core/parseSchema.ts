import { LIMITS, type AttributeSet, type Dependency } from './types';

export type SchemaProblem =
  | { readonly code: 'noAttributes' }
  | { readonly code: 'tooManyAttributes'; readonly got: number }
  | { readonly code: 'badName'; readonly name: string }
  | { readonly code: 'twice'; readonly name: string }
  | { readonly code: 'unknown'; readonly name: string }
  | { readonly code: 'noArrow'; readonly text: string }
  | { readonly code: 'emptySide'; readonly text: string }
  | { readonly code: 'tooManyDependencies'; readonly got: number }
  | { readonly code: 'tooManyParts'; readonly got: number };

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SchemaProblem };

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

function namesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function isName(name: string): boolean {
  return NAME.test(name) && name.length <= LIMITS.name;
}

/** Reads the names of the attributes, separated by commas or spaces. */
export function parseAttributes(text: string): Parsed<readonly string[]> {
  const names = namesIn(text.normalize('NFC'));
  const refuse = (problem: SchemaProblem) => ({ ok: false, problem }) as const;
  const seen = new Set<string>();
  for (const name of names) {
    if (!isName(name)) return refuse({ code: 'badName', name });
    if (seen.has(name)) return refuse({ code: 'twice', name });
    seen.add(name);
  }
  if (names.length === 0) return refuse({ code: 'noAttributes' });
  if (names.length > LIMITS.attributes) return refuse({ code: 'tooManyAttributes', got: names.length });
  return { ok: true, value: names };
}

/** Reads a set of existing attributes. */
export function parseSet(text: string, attributes: readonly string[]): Parsed<AttributeSet> {
  let set = 0;
  for (const name of namesIn(text.normalize('NFC'))) {
    const index = attributes.indexOf(name);
    if (index < 0) return { ok: false, problem: { code: 'unknown', name } };
    set |= 1 << index;
  }
  return { ok: true, value: set };
}

/** Reads dependencies such as `A, B -> C`, one per line or separated by semicolons. */
export function parseDependencies(text: string, attributes: readonly string[]): Parsed<readonly Dependency[]> {
  const dependencies: Dependency[] = [];
  for (const line of text
    .split(/[\n;]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [left, right, ...rest] = line.split(/->|→/);
    if (right === undefined || rest.length > 0) return { ok: false, problem: { code: 'noArrow', text: line } };
    const from = parseSet(left ?? '', attributes);
    const to = parseSet(right, attributes);
    if (!from.ok) return from;
    if (!to.ok) return to;
    if (from.value === 0 || to.value === 0) return { ok: false, problem: { code: 'emptySide', text: line } };
    dependencies.push({ from: from.value, to: to.value });
  }
  if (dependencies.length > LIMITS.dependencies)
    return { ok: false, problem: { code: 'tooManyDependencies', got: dependencies.length } };
  return { ok: true, value: dependencies };
}

/** Reads the parts of a decomposition, one per line or separated by semicolons. */
export function parseParts(text: string, attributes: readonly string[]): Parsed<readonly AttributeSet[]> {
  const parts: AttributeSet[] = [];
  for (const line of text.split(/[\n;]/)) {
    const part = parseSet(line, attributes);
    if (!part.ok) return part;
    if (part.value !== 0) parts.push(part.value);
  }
  if (parts.length > LIMITS.parts) return { ok: false, problem: { code: 'tooManyParts', got: parts.length } };
  return { ok: true, value: parts };
}

export function formatSet(set: AttributeSet, attributes: readonly string[]): string {
  return attributes.filter((_, index) => (set >> index) & 1).join(', ') || '∅';
}

export function formatDependency({ from, to }: Dependency, attributes: readonly string[]): string {
  return `${formatSet(from, attributes)} → ${formatSet(to, attributes)}`;
}
