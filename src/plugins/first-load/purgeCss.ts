import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What a document has that a selector can name. */
export interface Vocabulary {
  readonly names: ReadonlySet<string>;
  readonly text: string;
}

/** Names that a selector needs in the document: tags, `.classes` and `#ids`. */
type Requirement = readonly string[];

interface PreparedSelector {
  readonly text: string;
  readonly needs: Requirement;
}

/** A stylesheet that has been parsed once, to be cut for many pages. */
export type PreparedSheet = readonly PreparedNode[];

type PreparedNode =
  | { readonly kind: 'rule'; readonly selectors: readonly PreparedSelector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly isLayer: boolean; readonly children: PreparedSheet }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'as-is'; readonly text: string };

const NAMES = /<([a-z][\w-]*)|\s(?:class|id)=(?:"([^"]*)"|([^\s>]+))/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope']);
const CUSTOM_PROPERTY = /(--[\w-]+):[^;]*;?/g;
const VARIABLE = /var\((--[\w-]+)/g;

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

function prepareRule(rule: Rule): PreparedNode {
  const selectors: PreparedSelector[] = [];
  selectorParser((root) => {
    for (const selector of root.nodes)
      selectors.push({ text: String(selector).trim(), needs: requirementsOf(selector) });
  }).processSync(rule.selector);
  return { kind: 'rule', selectors, body: rule.nodes.map(String).join(';') };
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

function cut(sheet: PreparedSheet, { names }: Vocabulary, keyframes: Map<string, string>): string {
  return sheet
    .map((node) => {
      switch (node.kind) {
        case 'as-is':
          return node.text;
        case 'keyframes':
          keyframes.set(node.name, node.text);
          return '';
        case 'group': {
          const body = cut(node.children, { names, text: '' }, keyframes);
          // The order of layers is the order in which they are first named.
          if (body === '') return node.isLayer ? `${node.head};` : '';
          return `${node.head}{${body}}`;
        }
        case 'rule': {
          const kept = node.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
          return kept.length > 0 ? `${kept.map(({ text }) => text).join()}{${node.body}}` : '';
        }
      }
    })
    .join('');
}

/** Drops custom properties that nothing uses, directly or through another one. */
function dropUnusedVariables(css: string, html: string): string {
  const used = new Set<string>();
  const definitions = new Map<string, string[]>();
  for (const [definition, name = ''] of css.matchAll(CUSTOM_PROPERTY)) {
    definitions.set(name, [...(definitions.get(name) ?? []), definition]);
  }
  const mark = (text: string): void => {
    for (const [, name = ''] of text.matchAll(VARIABLE)) {
      if (used.has(name)) continue;
      used.add(name);
      definitions.get(name)?.forEach(mark);
    }
  };
  mark(css.replace(CUSTOM_PROPERTY, ''));
  mark(html);
  return css.replace(CUSTOM_PROPERTY, (definition, name: string) => (used.has(name) ? definition : ''));
}

/**
 * The rules of a stylesheet that can apply to a page as it stands: those whose tags, classes and ids all occur.
 * Attributes, states and media stay, since they change without scripts. The page gets the whole sheet before
 * its scripts run.
 */
export function purgeCss(sheet: PreparedSheet, page: Vocabulary): string {
  const keyframes = new Map<string, string>();
  const rules = dropUnusedVariables(cut(sheet, page, keyframes), page.text);
  const animations = [...keyframes].filter(([name]) => rules.includes(name)).map(([, text]) => text);
  return rules + animations.join('');
}
