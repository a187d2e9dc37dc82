import {
  ParseOption,
  XmlDocument,
  XmlElement as LibElement,
  XmlLibError,
  xmlRegisterInputProvider,
  closeBuffer,
  openBuffer,
  readBuffer,
} from 'libxml2-wasm';

/** An element as a lab's server sees it: plain data, so that it may cross to another realm. */
export interface ParsedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the element and of everything in it. */
  readonly text: string;
  readonly children: readonly ParsedElement[];
}

/** What a server allows its parser; everything is off by default, as in libxml2 itself. */
export interface XmlOptions {
  /** Replaces entities by their content, external ones included (libxml2's NOENT). */
  readonly entities?: boolean;
  /** Loads the external DTD and external parameter entities (DTDLOAD). */
  readonly externalDtd?: boolean;
  /** Opens nothing outside the document, whatever the other options say (NO_XXE). */
  readonly noExternal?: boolean;
  /** Refuses a document that contains a DOCTYPE. libxml2 has no such option, so it is looked up in the parsed document. */
  readonly noDoctype?: boolean;
}

/** Answers for every address that the parser opens: its content, or undefined if there is none. */
export type OpenAddress = (address: string) => string | undefined;

export type XmlOutcome =
  | { readonly ok: true; readonly root: ParsedElement }
  | { readonly ok: false; readonly message: string; readonly line?: number };

/** Nothing is opened outside a call of `parseXml`. */
const opensNothing: OpenAddress = () => undefined;
let open = opensNothing;
let isRegistered = false;

function register(): void {
  if (isRegistered) return;
  isRegistered = xmlRegisterInputProvider({
    match: () => true,
    open: (address) => {
      const content = open(address);
      return content === undefined ? undefined : openBuffer(new TextEncoder().encode(content));
    },
    read: readBuffer,
    close: (handle) => {
      closeBuffer(handle);
      return true;
    },
  });
}

function plainElement(element: LibElement): ParsedElement {
  const children: ParsedElement[] = [];
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof LibElement) children.push(plainElement(node));
  }
  return {
    name: element.name,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.content,
    children,
  };
}

function optionBits({ entities, externalDtd, noExternal }: XmlOptions): number {
  return (
    (entities ? ParseOption.XML_PARSE_NOENT : 0) |
    (externalDtd ? ParseOption.XML_PARSE_DTDLOAD : 0) |
    (noExternal ? ParseOption.XML_PARSE_NO_XXE : 0)
  );
}

/** What may stand before the root element: white space, processing instructions, comments, then the DOCTYPE. */
const PROLOG_WITH_DOCTYPE = /^\uFEFF?(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->)*<!DOCTYPE/;

function outcomeOf(text: string, option: number): XmlOutcome & { hasDoctype?: boolean } {
  try {
    const document = XmlDocument.fromString(text, { option });
    try {
      const [warning] = document.warnings;
      if (warning) return { ok: false, message: warning.message.trim(), line: warning.line };
      return { ok: true, root: plainElement(document.root), hasDoctype: document.dtd !== null };
    } finally {
      document.dispose();
    }
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const [first] = error.details;
    return { ok: false, message: (first?.message ?? error.message).trim(), ...(first && { line: first.line }) };
  }
}

/**
 * Parses a document with libxml2.
 *
 * @param text - the document
 * @param options - what the parser may do; nothing by default
 * @param openAddress - answers for the addresses of external entities and DTDs (`file:///etc/hostname`, `http://…`)
 * @returns the root element, or the parser's first message with its line. A warning counts as an error too: as in
 *   Java's parsers, an address without content ends the document
 */
export function parseXml(text: string, options: XmlOptions = {}, openAddress: OpenAddress = opensNothing): XmlOutcome {
  register();
  if (options.noDoctype) {
    // libxml2 would expand entities, up to its limit, before it could be asked whether there is a DOCTYPE.
    if (PROLOG_WITH_DOCTYPE.test(text)) return { ok: false, message: 'DOCTYPE is disallowed', line: 1 };
    const { hasDoctype, ...rest } = outcomeOf(text, ParseOption.XML_PARSE_NO_XXE);
    return hasDoctype ? { ok: false, message: 'DOCTYPE is disallowed', line: 1 } : rest;
  }
  open = openAddress;
  try {
    const { hasDoctype: _, ...outcome } = outcomeOf(text, optionBits(options));
    return outcome;
  } finally {
    open = opensNothing;
  }
}
