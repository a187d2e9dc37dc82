import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What a document has that a selector can name. */
export interface Vocabulary {
  readonly names: Pick<ReadonlySet<string>, 'has'>;
  readonly text: string;
}

/** Names that a selector needs in the document: tags, `.classes` and `#ids`. */
type Requirement = readonly string[];

interface PreparedSelector {
  readonly text: string;
  readonly needs: Requirement;
}

interface Declaration {
  readonly property: string;
  readonly text: string;
  /** Custom properties that the value refers to. */
  readonly uses: readonly string[];
}

/** A stylesheet that has been parsed once, to be cut for many pages. */
export type PreparedSheet = readonly PreparedNode[];

type PreparedNode =
  | { readonly kind: 'rule'; readonly selectors: readonly PreparedSelector[]; readonly body: readonly Declaration[] }
  | { readonly kind: 'group'; readonly head: string; readonly isLayer: boolean; readonly children: PreparedSheet }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'as-is'; readonly text: string };

const NAMES = /<([a-z][\w-]*)|\s(?:class|id)=(?:"([^"]*)"|([^\s>]+))/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope']);
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Reads the tags, classes and ids of a page. */
export function readVocabulary(html: string): Vocabulary {
  const names = new Set<string>(['html', 'body', '*', ':root']);
  for (const [, tag, quoted, bare] of html.matchAll(NAMES)) {
    if (tag) names.add(tag);
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
      names.add(`.${name}`);
      names.add(`#${name}`);
    }
  }
  return { names, text: html };
}

/** What a selector needs; states, attributes and the arguments of `:not()` or `:is()` may come and go. */
function requirementsOf(selector: selectorParser.Selector): Requirement {
  const needs: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'tag') needs.push(node.value.toLowerCase());
    else if (node.type === 'class') needs.push(`.${node.value}`);
    else if (node.type === 'id') needs.push(`#${node.value}`);
  }
  return needs;
}

function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
}

function prepareRule(rule: Rule): PreparedNode {
  const selectors: PreparedSelector[] = [];
  selectorParser((root) => {
    for (const selector of root.nodes)
      selectors.push({ text: String(selector).trim(), needs: requirementsOf(selector) });
  }).processSync(rule.selector);
  const body = rule.nodes.map((node) => ({
    property: node.type === 'decl' ? node.prop : '',
    text: String(node),
    uses: variablesIn(String(node)),
  }));
  return { kind: 'rule', selectors, body };
}

function prepareAtRule(rule: AtRule): PreparedNode {
  if (rule.name.endsWith('keyframes')) return { kind: 'keyframes', name: rule.params, text: String(rule) };
  if (rule.nodes && GROUPS.has(rule.name)) {
    const head = `@${rule.name} ${rule.params}`;
    return { kind: 'group', head, isLayer: rule.name === 'layer', children: prepareNodes(rule) };
  }
  return { kind: 'as-is', text: `${String(rule)}${rule.nodes ? '' : ';'}` };
}

function prepareNodes(container: Container<ChildNode>): PreparedSheet {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [prepareRule(node)];
    return node.type === 'atrule' ? [prepareAtRule(node)] : [];
  });
}

/**
 * Parses a stylesheet for {@link purgeCss}.
 *
 * @throws CssSyntaxError of PostCSS
 */
export function prepareSheet(css: string): PreparedSheet {
  return prepareNodes(postcss.parse(css));
}

/** The rules that the page can need; everything else is gone, groups that became empty too. */
function select(sheet: PreparedSheet, names: Vocabulary['names']): PreparedSheet {
  return sheet.flatMap((node): PreparedNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
      return selectors.length > 0 ? [{ ...node, selectors }] : [];
    }
    if (node.kind !== 'group') return [node];
    const children = select(node.children, names);
    // The order of layers is the order in which they are first named, so an empty one still counts.
    return children.length > 0 || node.isLayer ? [{ ...node, children }] : [];
  });
}

function declarationsOf(sheet: PreparedSheet): Declaration[] {
  return sheet.flatMap((node) => {
    if (node.kind === 'rule') return node.body;
    return node.kind === 'group' ? declarationsOf(node.children) : [];
  });
}

/** Custom properties that something uses, directly or through another one. */
function usedVariables(declarations: readonly Declaration[], html: string): Set<string> {
  const used = new Set<string>();
  const definitions = new Map<string, string[]>();
  for (const { property, uses } of declarations) {
    if (property.startsWith('--')) definitions.set(property, [...(definitions.get(property) ?? []), ...uses]);
  }
  const mark = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      mark(definitions.get(name) ?? []);
    }
  };
  for (const { property, uses } of declarations) if (!property.startsWith('--')) mark(uses);
  mark(variablesIn(html));
  return used;
}

/** The document's own element, whatever its colour mode. */
const ROOT = /^(?:html|:root)?(?:\[data-theme=[^\]]*\])?(?::root)?$/;

/** Custom properties that rules outside of layers set on the document: those in layers never win over them. */
function settledVariables(sheet: PreparedSheet): Set<string> {
  const rules = sheet.flatMap((node) => (node.kind === 'rule' ? [node] : []));
  const plain = rules.filter(({ selectors }) => selectors.some(({ text }) => text === ':root'));
  return new Set(
    plain.flatMap(({ body }) => body.map(({ property }) => property)).filter((name) => name.startsWith('--')),
  );
}

function withoutSettled(sheet: PreparedSheet, settled: ReadonlySet<string>, isLayer = false): PreparedSheet {
  return sheet.map((node): PreparedNode => {
    if (node.kind === 'group')
      return { ...node, children: withoutSettled(node.children, settled, isLayer || node.isLayer) };
    if (node.kind !== 'rule' || !isLayer || !node.selectors.every(({ text }) => ROOT.test(text))) return node;
    return { ...node, body: node.body.filter(({ property }) => !settled.has(property)) };
  });
}

function print(sheet: PreparedSheet, variables: ReadonlySet<string>): string {
  return sheet
    .map((node) => {
      switch (node.kind) {
        case 'as-is':
          return node.text;
        case 'keyframes':
          return '';
        case 'group': {
          const body = print(node.children, variables);
          if (body) return `${node.head}{${body}}`;
          return node.isLayer ? `${node.head};` : '';
        }
        case 'rule': {
          const body = node.body.filter(({ property }) => !property.startsWith('--') || variables.has(property));
          const selector = node.selectors.map(({ text }) => text).join();
          return body.length > 0 ? `${selector}{${body.map(({ text }) => text).join(';')}}` : '';
        }
      }
    })
    .join('');
}

function keyframesOf(sheet: PreparedSheet): { name: string; text: string }[] {
  return sheet.flatMap((node) => {
    if (node.kind === 'keyframes') return [node];
    return node.kind === 'group' ? keyframesOf(node.children) : [];
  });
}

/**
 * The rules of a stylesheet that can apply to a page as it stands: those whose tags, classes and ids all occur,
 * with the custom properties that they use. Attributes, states and media stay, since they change without
 * scripts. The page gets the whole sheet before its scripts run.
 */
export function purgeCss(sheet: PreparedSheet, page: Vocabulary): string {
  const selected = withoutSettled(select(sheet, page.names), settledVariables(sheet));
  const rules = print(selected, usedVariables(declarationsOf(selected), page.text));
  const animations = keyframesOf(sheet).filter(({ name }) => rules.includes(name));
  return rules + animations.map(({ text }) => text).join('');
}
