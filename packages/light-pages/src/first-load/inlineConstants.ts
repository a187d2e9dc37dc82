import { IDENTIFIER, ROOT, type PreparedNode, type PreparedSheet } from './purgeCss';

/** A custom property and how the sheets set it. */
interface Definition {
  readonly values: Set<string>;
  /** Whether a rule sets it for the whole document, in any colour mode and on any screen. */
  isUnconditional: boolean;
  /** Whether a rule sets it on other elements, or an animation changes it. */
  isLocal: boolean;
}

const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;
/** In a declaration, or as the name of a `@property`. */
const SETTING = /(--[\w-]+)\s*[:{]/g;
/** These keywords mean something else in a custom property than where it is used. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/;

function collect(sheet: PreparedSheet, isConditional: boolean, found: Map<string, Definition>): void {
  const of = (name: string) => {
    const definition = found.get(name) ?? { values: new Set<string>(), isUnconditional: false, isLocal: false };
    found.set(name, definition);
    return definition;
  };
  const findLocal = (text: string) => {
    for (const [, name = ''] of text.matchAll(SETTING)) of(name).isLocal = true;
  };
  for (const node of sheet) {
    if (node.kind === 'group') collect(node.children, isConditional || !node.isLayer, found);
    else if (node.kind === 'part') findLocal(node.text);
    else {
      const isOfRoot = node.selectors.every(({ text }) => ROOT.test(text));
      const isOfAllRoots = !isConditional && node.selectors.some(({ text }) => text === ':root' || text === 'html');
      for (const { name, text } of node.body) {
        if (!name) {
          // A nested rule.
          if (text.includes('{')) findLocal(text);
          continue;
        }
        const definition = of(name);
        definition.values.add(text.slice(text.indexOf(':') + 1).trim());
        definition.isLocal ||= !isOfRoot;
        definition.isUnconditional ||= isOfAllRoots;
      }
    }
  }
}

/** Replaces references by values, adding a space where minified text has none. */
function fill(text: string, constants: ReadonlyMap<string, string>): string {
  return text.replace(REFERENCE, (reference: string, name: string, offset: number) => {
    const value = constants.get(name);
    if (value === undefined) return reference;
    const before = /[\w%]/.test(text[offset - 1] ?? '') ? ' ' : '';
    const after = /[\w(.#-]/.test(text[offset + reference.length] ?? '') ? ' ' : '';
    return `${before}${value}${after}`;
  });
}

/**
 * The custom properties with one value for the whole document, at any time and on any screen. Their values refer to no
 * other custom properties except those set only on the root element, which have the same value everywhere.
 *
 * @param setElsewhere - custom properties that something other than the sheets may set on an element
 */
export function constantsOf(
  sheets: readonly PreparedSheet[],
  setElsewhere: readonly string[] = [],
): Map<string, string> {
  const definitions = new Map<string, Definition>(
    setElsewhere.map((name) => [name, { values: new Set<string>(), isUnconditional: false, isLocal: true }]),
  );
  for (const sheet of sheets) collect(sheet, false, definitions);
  let candidates = new Map<string, string>();
  for (const [name, { values, isUnconditional, isLocal }] of definitions) {
    const [value = ''] = values;
    const isUsable = value !== '' && !value.includes('!') && !CSS_WIDE.test(value);
    if (values.size === 1 && isUnconditional && !isLocal && isUsable) candidates.set(name, value);
  }
  const isOfRoot = (name: string) => definitions.get(name)?.isLocal === false && !candidates.has(name);
  const isSettled = (value: string) =>
    !value.replace(REFERENCE, (reference, name: string) => (isOfRoot(name) ? '' : reference)).includes('var(');
  for (;;) {
    const settled = new Map([...candidates].filter(([, value]) => isSettled(value)));
    const filled = new Map(Array.from(candidates, ([name, value]) => [name, fill(value, settled)]));
    if ([...filled].every(([name, value]) => value === candidates.get(name))) return settled;
    candidates = filled;
  }
}

/** Replaces references to constants by their values: shorter, and less for the browser to resolve. */
export function withConstants(sheet: PreparedSheet, constants: ReadonlyMap<string, string>): PreparedSheet {
  return sheet.map((node): PreparedNode => {
    if (node.kind === 'group') return { ...node, children: withConstants(node.children, constants) };
    const fillPart = <Part extends { readonly text: string; readonly uses: readonly string[] }>(part: Part): Part => {
      const text = fill(part.text, constants);
      // The value may name keyframes.
      return text === part.text ? part : { ...part, text, uses: text.match(IDENTIFIER) ?? [] };
    };
    return node.kind === 'part' ? fillPart(node) : { ...node, body: node.body.map(fillPart) };
  });
}
