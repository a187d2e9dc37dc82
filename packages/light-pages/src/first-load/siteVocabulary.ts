import type { Vocabulary } from './purgeCss';

const WORD = /[\w-]+/g;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const CUSTOM_PROPERTY = /--[a-z][\w-]*/g;
/** The beginning of a name that a script completes: `col--offset-${columns}`. */
const BEGINNING = /^\w[\w-]{2,}-$/;

/**
 * What can occur on any page of the site: the classes of its documents, and every word of its scripts and other sheets,
 * which may be a custom property or a class that a script adds later. All tags and ids count as present.
 */
export class SiteVocabulary implements Vocabulary {
  private readonly words = new Set<string>();
  private readonly beginnings: readonly string[];

  /** @param texts - the text of each script, and of each sheet except the one to be reduced */
  constructor(texts: readonly string[]) {
    for (const text of texts) for (const [word] of text.matchAll(WORD)) this.words.add(word);
    this.beginnings = [...this.words].filter((word) => BEGINNING.test(word));
  }

  /** Adds the classes of a document, and its custom properties. */
  add(document: string): void {
    for (const [, quoted, bare] of document.matchAll(CLASSES)) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/)) this.words.add(name);
    }
    for (const [property] of document.matchAll(CUSTOM_PROPERTY)) this.words.add(property);
  }

  readonly names = {
    has: (name: string) => {
      if (!name.startsWith('.')) return true;
      const word = name.slice(1);
      return this.words.has(word) || this.beginnings.some((beginning) => word.startsWith(beginning));
    },
  };

  /** A text that refers to every custom property. */
  get text(): string {
    const properties = [...this.words].filter((word) => word.startsWith('--'));
    return properties.map((property) => `var(${property})`).join('');
  }
}
