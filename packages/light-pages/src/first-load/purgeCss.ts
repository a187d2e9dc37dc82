import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

interface PreparedSelector {
  readonly text: string;
  /** Names that must occur in the document: tags, `.classes` and `#ids`. */
  readonly needs: readonly string[];
}

/** A declaration, a set of keyframes or another at-rule. */
interface Part {
  /** Of a custom property or keyframes, which are kept only where something refers to them. */
  readonly name?: string;
  readonly text: string;
  /** Custom properties and keyframes that the text refers to, possibly among other words. */
  readonly uses: readonly string[];
}

/** A stylesheet that is parsed once and reduced for many pages. */
export type PreparedSheet = readonly PreparedNode[];

type PreparedNode =
  | { readonly kind: 'rule'; readonly selectors: readonly PreparedSelector[]; readonly body: readonly Part[] }
  | { readonly kind: 'group'; readonly head: string; readonly isLayer: boolean; readonly children: PreparedSheet }
  | ({ readonly kind: 'part' } & Part);

const NAMES = /<([a-z][\w-]*)|\s(?:class|id)=(?:"([^"]*)"|([^\s>]+))/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Declarations whose value may name keyframes. */
const NAMES_KEYFRAMES = /^--|animation(?:-name)?$/;
const IDENTIFIER = /[A-Za-z_-][\w-]*/g;

/** The tags, classes and ids of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>(['html', 'body', '*', ':root']);
  for (const [, tag, quoted, bare] of html.matchAll(NAMES)) {
    if (tag) names.add(tag.toLowerCase());
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
      names.add(`.${name}`);
      names.add(`#${name}`);
    }
  }
  return names;
}

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
    else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value) && node.nodes.length === 1)
      needs.push(...node.nodes.flatMap(requirementsOf));
  }
  return needs;
}

const prepareSelector = (selector: selectorParser.Selector): PreparedSelector => ({
  text: String(selector).trim(),
  needs: requirementsOf(selector),
});

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
const ROOT = /^(?:html|:root)?(?:\[data-theme=[^\]]*\])?(?::root)?$/;

/** Custom properties that rules outside layers set on the root element: definitions in layers never override them. */
function settledVariables(sheet: PreparedSheet): Set<string> {
  const rules = sheet.flatMap((node) => (node.kind === 'rule' ? [node] : []));
  const plain = rules.filter(({ selectors }) => selectors.some(({ text }) => text === ':root'));
  return new Set(plain.flatMap(({ body }) => body.flatMap(({ name }) => name ?? [])));
}

/** Drops definitions of custom properties that can never take effect. */
function withoutNames(sheet: PreparedSheet, settled: ReadonlySet<string>, isLayer = false): PreparedSheet {
  return sheet.map((node): PreparedNode => {
    if (node.kind === 'group')
      return { ...node, children: withoutNames(node.children, settled, isLayer || node.isLayer) };
    if (node.kind !== 'rule' || !isLayer || !node.selectors.every(({ text }) => ROOT.test(text))) return node;
    return { ...node, body: node.body.filter(({ name }) => !name || !settled.has(name)) };
  });
}

/**
 * Parses a stylesheet for {@link purgeSheets}, without definitions that can never take effect.
 *
 * @throws CssSyntaxError of PostCSS
 */
export function prepareSheet(css: string): PreparedSheet {
  const sheet = prepareNodes(postcss.parse(css));
  return withoutNames(sheet, settledVariables(sheet));
}

/** Keeps the rules whose tags, classes and ids all occur. Attributes, states and media queries count as matching. */
function selectRules(sheet: PreparedSheet, names: ReadonlySet<string>): PreparedSheet {
  return sheet.flatMap((node): PreparedNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
      return selectors.length > 0 && node.body.length > 0 ? [{ ...node, selectors }] : [];
    }
    if (node.kind !== 'group') return [node];
    const children = selectRules(node.children, names);
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
 * Reduces stylesheets to the rules whose tags, classes and ids all occur in a page, and the custom properties and
 * keyframes that they use, from any of the sheets.
 *
 * @returns what is left of each sheet, in the order of the sheets
 */
export function purgeSheets(sheets: readonly PreparedSheet[], html: string): string[] {
  const names = namesIn(html);
  const selected = sheets.map((sheet) => selectRules(sheet, names));
  const used = usedNames(selected.flatMap(partsOf), html);
  return selected.map((sheet) => print(sheet, used));
}
