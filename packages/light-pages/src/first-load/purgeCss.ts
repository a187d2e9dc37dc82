import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The names in a document that selectors can match. */
export interface Vocabulary {
  readonly names: Pick<ReadonlySet<string>, 'has'>;
  readonly text: string;
}

/** Names that a selector needs in the document: tags, `.classes`, `#ids`, and `~parts` of classes. */
type Requirement = readonly string[];

const PART_OF_CLASS = '~';

export interface PreparedSelector {
  readonly text: string;
  readonly needs: Requirement;
  /** Tags, classes, ids and combinators of the selector: what does not change before the scripts run. */
  readonly structure: string;
  /** Whether it selects an element that is itself hovered or pressed. */
  readonly isReaction: boolean;
}

/** A declaration, a set of keyframes or another at-rule. */
export interface Part {
  /** Of a custom property or keyframes, which are kept only where something refers to them. */
  readonly name?: string;
  readonly text: string;
  /** Custom properties and keyframes that the text refers to, possibly among other words. */
  readonly uses: readonly string[];
}

/** A stylesheet that is parsed once and reduced for many pages. */
export type PreparedSheet = readonly PreparedNode[];

export type PreparedNode =
  | { readonly kind: 'rule'; readonly selectors: readonly PreparedSelector[]; readonly body: readonly Part[] }
  | { readonly kind: 'group'; readonly head: string; readonly isLayer: boolean; readonly children: PreparedSheet }
  | ({ readonly kind: 'part' } & Part);

const NAMES = /<([a-z][\w-]*)|\s(?:class|id)=(?:"([^"]*)"|([^\s>]+))/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Declarations whose value may name keyframes. */
const NAMES_KEYFRAMES = /^--|animation(?:-name)?$/;
export const IDENTIFIER = /[A-Za-z_-][\w-]*/g;

/** Reads the tags, classes and ids of a page. */
export function readVocabulary(html: string): Vocabulary {
  const names = new Set<string>(['html', 'body', '*', ':root']);
  for (const [, tag, quoted, bare] of html.matchAll(NAMES)) {
    if (tag) names.add(tag.toLowerCase());
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
      names.add(`.${name}`);
      names.add(`#${name}`);
    }
  }
  const all = [...names].join(' ');
  const has = (name: string) =>
    name.startsWith(PART_OF_CLASS) ? all.includes(name.slice(PART_OF_CLASS.length)) : names.has(name);
  return { names: { has }, text: html };
}

const isOneWord = ({ value, insensitive }: selectorParser.Attribute) => !insensitive && /^\S+$/.test(value ?? '');

/**
 * The names that a selector needs. States, attributes, `:not()` and lists of alternatives are ignored, because they may
 * match later or without these names.
 */
function requirementsOf(selector: selectorParser.Selector): string[] {
  const needs: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'tag') needs.push(node.value.toLowerCase());
    else if (node.type === 'class') needs.push(`.${node.value}`);
    else if (node.type === 'id') needs.push(`#${node.value}`);
    else if (node.type === 'attribute' && node.attribute === 'class' && node.operator === '*=' && isOneWord(node))
      needs.push(`${PART_OF_CLASS}${node.value}`);
    else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value) && node.nodes.length === 1)
      needs.push(...node.nodes.flatMap(requirementsOf));
  }
  return needs;
}

const UNCHANGING = new Set(['tag', 'class', 'id', 'combinator']);
const REACTIONS = new Set([':hover', ':active']);

function prepareSelector(selector: selectorParser.Selector): PreparedSelector {
  const kept = selector.nodes.filter(({ type }) => UNCHANGING.has(type));
  const parts = kept.flatMap((node, index) => {
    if (node.type !== 'combinator') return String(node).trim();
    const isBare = index === 0 || kept[index - 1]?.type === 'combinator';
    return isBare ? ['*', node.value] : node.value;
  });
  if (kept.at(-1)?.type === 'combinator' || kept.length === 0) parts.push('*');
  const subject = selector.split(({ type }) => type === 'combinator').at(-1) ?? [];
  return {
    text: String(selector).trim(),
    needs: requirementsOf(selector),
    structure: parts.join(''),
    isReaction: subject.some((node) => node.type === 'pseudo' && REACTIONS.has(node.value)),
  };
}

function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
}

function prepareRule(rule: Rule): PreparedNode {
  const selectors: PreparedSelector[] = [];
  selectorParser((root) => {
    selectors.push(...root.nodes.map(prepareSelector));
  }).processSync(rule.selector);
  return { kind: 'rule', selectors, body: rule.nodes.map(preparePart) };
}

function preparePart(node: ChildNode): Part {
  const text = String(node);
  if (node.type !== 'decl' || !NAMES_KEYFRAMES.test(node.prop)) return { text, uses: variablesIn(text) };
  const uses = node.value.match(IDENTIFIER) ?? [];
  return node.prop.startsWith('--') ? { name: node.prop, text, uses } : { text, uses };
}

function prepareAtRule(rule: AtRule): PreparedNode {
  if (rule.nodes && GROUPS.has(rule.name)) {
    const head = `@${rule.name} ${rule.params}`;
    return { kind: 'group', head, isLayer: rule.name === 'layer', children: prepareNodes(rule) };
  }
  const { text, uses } = preparePart(rule);
  if (rule.name.endsWith('keyframes')) return { kind: 'part', name: rule.params, text, uses };
  return { kind: 'part', text: rule.nodes ? text : `${text};`, uses };
}

function prepareNodes(container: Container<ChildNode>): PreparedSheet {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [prepareRule(node)];
    return node.type === 'atrule' ? [prepareAtRule(node)] : [];
  });
}

/** Matches a selector of the root element, in any colour mode. */
export const ROOT = /^(?:html|:root)?(?:\[data-theme=[^\]]*\])?(?::root)?$/;

/** Custom properties that rules outside layers set on the root element: definitions in layers never override them. */
function settledVariables(sheet: PreparedSheet): Set<string> {
  const rules = sheet.flatMap((node) => (node.kind === 'rule' ? [node] : []));
  const plain = rules.filter(({ selectors }) => selectors.some(({ text }) => text === ':root'));
  return new Set(plain.flatMap(({ body }) => body.flatMap(({ name }) => name ?? [])));
}

function withoutNames(sheet: PreparedSheet, settled: ReadonlySet<string>, isLayer = false): PreparedSheet {
  return sheet.map((node): PreparedNode => {
    if (node.kind === 'group')
      return { ...node, children: withoutNames(node.children, settled, isLayer || node.isLayer) };
    if (node.kind !== 'rule' || !isLayer || !node.selectors.every(({ text }) => ROOT.test(text))) return node;
    return { ...node, body: node.body.filter(({ name }) => !name || !settled.has(name)) };
  });
}

/** Drops definitions of custom properties that can never take effect. */
export function withoutSettled(sheet: PreparedSheet): PreparedSheet {
  return withoutNames(sheet, settledVariables(sheet));
}

/**
 * Parses a stylesheet for {@link purgeSheets}, without definitions that can never take effect.
 *
 * @throws CssSyntaxError of PostCSS
 */
export function prepareSheet(css: string): PreparedSheet {
  return withoutSettled(prepareNodes(postcss.parse(css)));
}

/**
 * Keeps some of the selectors and declarations of a sheet, and drops rules and groups that become empty.
 *
 * @param isKept - tells whether a selector is kept
 * @param isKeptPart - tells whether a declaration of a rule is kept
 */
export function selectRules(
  sheet: PreparedSheet,
  isKept: (selector: PreparedSelector) => boolean,
  isKeptPart: (part: Part) => boolean = () => true,
): PreparedSheet {
  return sheet.flatMap((node): PreparedNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(isKept);
      const body = node.body.filter(isKeptPart);
      return selectors.length > 0 && body.length > 0 ? [{ ...node, selectors, body }] : [];
    }
    if (node.kind !== 'group') return [node];
    const children = selectRules(node.children, isKept, isKeptPart);
    // The order of layers is the order in which they are first named, so an empty layer still counts.
    return children.length > 0 || node.isLayer ? [{ ...node, children }] : [];
  });
}

function partsOf(sheet: PreparedSheet): Part[] {
  return sheet.flatMap((node): readonly Part[] => {
    if (node.kind === 'rule') return node.body;
    return node.kind === 'group' ? partsOf(node.children) : [node];
  });
}

/** The custom properties and keyframes that the page uses, directly or through other custom properties. */
function usedNames(parts: readonly Part[], html: string): Set<string> {
  const used = new Set<string>();
  const definitions = new Map<string, string[]>();
  for (const { name, uses } of parts) if (name) definitions.set(name, [...(definitions.get(name) ?? []), ...uses]);
  const mark = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      mark(definitions.get(name) ?? []);
    }
  };
  for (const { name, uses } of parts) if (!name) mark(uses);
  mark(variablesIn(html));
  return used;
}

function print(sheet: PreparedSheet, used: ReadonlySet<string>): string {
  const isNeeded = ({ name }: Part) => !name || used.has(name);
  return sheet
    .map((node) => {
      switch (node.kind) {
        case 'part':
          return isNeeded(node) ? node.text : '';
        case 'group': {
          const body = print(node.children, used);
          if (body) return `${node.head}{${body}}`;
          return node.isLayer ? `${node.head};` : '';
        }
        case 'rule': {
          const body = node.body.filter(isNeeded);
          const selector = node.selectors.map(({ text }) => text).join();
          return body.length > 0 ? `${selector}{${body.map(({ text }) => text).join(';')}}` : '';
        }
      }
    })
    .join('');
}

/**
 * Drops empty layers that are named after all others. The order of layers is the order in which they are first named,
 * and the whole sheets name these again.
 */
export function withoutLastLayers(sheet: PreparedSheet): PreparedSheet {
  const filled = sheet.map((node) =>
    node.kind === 'group' && node.isLayer && node.children.length > 0 ? node.head : '',
  );
  const last = filled.reduce((found, head, index) => (head && filled.indexOf(head) === index ? index : found), -1);
  return sheet.filter((node, index) => {
    const isEmptyLayer =
      node.kind === 'group'
        ? node.isLayer && node.children.length === 0
        : node.kind === 'part' && /^@layer\b/.test(node.text);
    return index < last || !isEmptyLayer;
  });
}

/** Prints the rules of a sheet, without custom properties and keyframes that neither the page nor other rules use. */
export function printSheet(sheet: PreparedSheet, page: Vocabulary): string {
  return print(sheet, usedNames(partsOf(sheet), page.text));
}

/** Returns a function that tells whether all tags, classes and ids of a selector occur. */
export function hasNames({ names }: Vocabulary): (selector: PreparedSelector) => boolean {
  return ({ needs }) => needs.every((need) => names.has(need));
}

/**
 * Reduces stylesheets to the rules whose tags, classes and ids all occur, and the custom properties and keyframes that
 * they use, from any of the sheets. Attributes, states and media queries count as matching.
 *
 * @returns what is left of each sheet, in the order of the sheets
 */
export function purgeSheets(sheets: readonly PreparedSheet[], page: Vocabulary): string[] {
  const selected = sheets.map((sheet) => selectRules(sheet, hasNames(page)));
  const used = usedNames(selected.flatMap(partsOf), page.text);
  return selected.map((sheet) => print(sheet, used));
}
