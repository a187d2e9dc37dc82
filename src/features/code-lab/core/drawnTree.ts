import { DRAWN_LIMITS } from '../../lab-kit/core/outcome';

/** The value of an element's property, which can be sent between threads. */
export type DrawnValue = string | number | boolean | readonly string[] | Readonly<Record<string, string | number>>;

/** An element rendered by the reader's code, as plain data. */
export interface DrawnElement {
  /** The same for the lifetime of the element. */
  readonly id: number;
  readonly name: string;
  readonly props: Readonly<Record<string, DrawnValue>>;
  /** The names of its event handlers, such as `onClick`. */
  readonly handlers: readonly string[];
  readonly children: readonly DrawnNode[];
}

export type DrawnNode = string | DrawnElement;

/** Why a tree is rejected: it is too large, or it contains something forbidden. */
export type DrawnRefusal = { readonly kind: 'size' } | { readonly kind: 'forbidden'; readonly what: string };

/** The nodes to render, or why they are rejected. */
export type DrawnTree = { readonly nodes: readonly DrawnNode[] } | { readonly refusal: DrawnRefusal };

class Refused extends Error {
  constructor(readonly refusal: DrawnRefusal) {
    super(refusal.kind);
  }
}

const ELEMENT_NAME = /^[a-z][\w.-]*$/i;
/**
 * Elements that run code, load files or navigate, and those that copy other elements: a few lines of nested `use`
 * elements expand to a thousand million shapes.
 */
const FORBIDDEN_ELEMENTS = new Set(
  'base embed feimage fencedframe frame frameset html head body iframe image link meta object portal script use'.split(
    ' ',
  ),
);
/** Markup as text, and a regular expression that the browser would run on the page's thread. */
const FORBIDDEN_PROPS = new Set(['dangerouslySetInnerHTML', 'srcDoc', 'srcdoc', 'pattern']);
const HANDLER = /^on[A-Z]\w*$/;

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads one tree and keeps track of its size. */
class Reader {
  private nodes = 0;
  private characters = 0;

  list(values: unknown, depth: number): DrawnNode[] {
    if (!Array.isArray(values)) return [];
    if (depth > DRAWN_LIMITS.depth) throw new Refused({ kind: 'size' });
    return values.map((value: unknown) => {
      this.nodes += 1;
      if (this.nodes > DRAWN_LIMITS.nodes) throw new Refused({ kind: 'size' });
      return isFields(value) ? this.element(value, depth) : this.text(value);
    });
  }

  private element({ id, name, props, handlers, children }: Record<string, unknown>, depth: number): DrawnElement {
    const called = this.text(name);
    if (!ELEMENT_NAME.test(called) || FORBIDDEN_ELEMENTS.has(called.toLowerCase()))
      throw new Refused({ kind: 'forbidden', what: `<${called}>` });
    return {
      id: typeof id === 'number' ? id : 0,
      name: called,
      props: this.props(isFields(props) ? props : {}),
      handlers: Array.isArray(handlers) ? handlers.map(String).filter((handler) => HANDLER.test(handler)) : [],
      children: this.list(children, depth + 1),
    };
  }

  private props(props: Record<string, unknown>): Record<string, DrawnValue> {
    const read: Record<string, DrawnValue> = {};
    for (const [name, value] of Object.entries(props)) {
      if (FORBIDDEN_PROPS.has(name)) throw new Refused({ kind: 'forbidden', what: name });
      if (name === 'children' || name === 'key' || name === 'ref' || HANDLER.test(name)) continue;
      const known = this.value(value);
      if (known !== undefined) read[this.text(name)] = known;
    }
    return read;
  }

  private value(value: unknown): DrawnValue | undefined {
    if (typeof value === 'boolean' || typeof value === 'number') return value;
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((each) => this.text(each));
    if (!isFields(value)) return undefined;
    const entries = Object.entries(value).map(([name, part]) => [
      this.text(name),
      typeof part === 'number' ? part : this.text(part),
    ]);
    return Object.fromEntries(entries) as Record<string, string | number>;
  }

  private text(value: unknown): string {
    const text = String(value);
    this.characters += text.length;
    if (this.characters > DRAWN_LIMITS.characters) throw new Refused({ kind: 'size' });
    return text;
  }
}

/** Validates the nodes sent by a worker. The reader's code shares the worker, so the value may be anything. */
export function readDrawnTree(value: unknown): DrawnTree {
  try {
    return { nodes: new Reader().list(value, 0) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { refusal: thrown.refusal };
    // The value cannot be converted to a string, such as an object without a prototype.
    return { refusal: { kind: 'forbidden', what: typeof value } };
  }
}
