import type { Cheerio, CheerioAPI } from 'cheerio';
import { isTag, type AnyNode, type Element } from 'domhandler';
import type { IndexSection } from '../../core/types';
import { cleanLine } from '../../../../build/renderedPages';
import { cleanBlocks } from './cleanText';
import { readMessages } from './readMessages';
import { summarizeCode } from './summarizeCode';

/** A set of elements by tag, attribute and class; cheerio would parse a selector again for every element it tests. */
interface Kind {
  readonly tags: ReadonlySet<string>;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly classes: readonly string[];
}

/** Elements that are not the page's own text: controls, drawings, navigation, and parts that opt out. */
const DROPPED: Kind = {
  tags: new Set(
    'script style template noscript svg canvas iframe audio video nav footer form button select input textarea'.split(
      ' ',
    ),
  ),
  attributes: [
    ['role', 'status'],
    ['role', 'alert'],
    ['role', 'toolbar'],
    ['aria-hidden', 'true'],
    ['data-search', 'off'],
  ],
  classes: ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-breadcrumbs'],
};
/** Blocks of prose that may contain a lab. */
const PROSE: Kind = {
  tags: new Set(['article', 'main']),
  attributes: [['data-search', 'text']],
  classes: ['theme-admonition', 'tabs-container', 'theme-code-block'],
};
const LABS = new Set(['div', 'section', 'figure', 'aside']);
const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);
const CODE: Kind = { tags: new Set(['pre']), attributes: [['data-search', 'code']], classes: [] };
/** Id of the heading above the list of sources; heading ids are the same in every language. */
const SOURCES = 'sources';
const HEADING = /^h([1-6])$/;
const CELLS = new Set(['td', 'th']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark math mi mn mo mrow q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** A section while it is read, with the lines among which error messages are looked for. */
type Draft = Omit<IndexSection, 'pageId'> & { output: string };

class SectionCollector {
  readonly sections: Draft[];
  private skipping = false;

  constructor(title: string) {
    this.sections = [{ level: 1, anchor: null, heading: title, content: '', code: '', output: '' }];
  }

  private get current(): Draft {
    return this.sections.at(-1) as Draft;
  }

  open(level: number, heading: string, anchor: string | null): void {
    this.skipping = false;
    // A heading without an id uses the nearest heading above it that has one.
    const above = [...this.sections].reverse().find((section) => section.level < level && section.anchor !== null);
    this.sections.push({ level, anchor: anchor ?? above?.anchor ?? null, heading, content: '', code: '', output: '' });
  }

  /** Leaves out everything up to the next heading. */
  skip(): void {
    this.skipping = true;
  }

  /** Whether the current section is an exercise: heading ids are ASCII and the same in every language. */
  get isExercise(): boolean {
    return this.current.anchor?.startsWith('exercise') ?? false;
  }

  write(text: string): void {
    // Sources are skipped: the titles and names of other works are not this page's text, and would be a tenth of a
    // short page.
    if (!this.skipping && this.current.anchor !== SOURCES) this.current.content += text;
  }

  writeCode(code: string): void {
    if (!this.skipping) this.current.code += `${code}\n`;
    this.writeOutput(code);
  }

  /** Lines that are indexed only where they are error messages. */
  writeOutput(lines: string): void {
    if (!this.skipping) this.current.output += `${lines}\n`;
  }
}

function isOf({ name, attribs }: Element, { tags, attributes, classes }: Kind): boolean {
  if (tags.has(name) || attributes.some(([key, value]) => attribs[key] === value)) return true;
  const own = attribs.class?.split(/\s+/) ?? [];
  return classes.some((each) => own.includes(each));
}

/** Whether an element has a matching descendant. */
function contains(element: Element, test: (inner: Element) => boolean): boolean {
  return element.children.some((child) => isTag(child) && (test(child) || contains(child, test)));
}

/**
 * Whether a block is a lab, a simulator or an editor: it has controls and no heading of the page. Only the code of such
 * a block is indexed, because its labels and states are the same on every page.
 */
function isLab(block: Element): boolean {
  if (!LABS.has(block.name) || isOf(block, PROSE)) return false;
  if (!contains(block, ({ name }) => CONTROLS.has(name))) return false;
  return !contains(block, (inner) => /^h[2-6]$/.test(inner.name) || isOf(inner, PROSE));
}

/** Whether a heading is only a link to another page of the site: the page itself must be the hit, not its teaser. */
function isTeaser(heading: Cheerio<Element>): boolean {
  const link = heading.children('a[href^="/"]');
  return link.length === 1 && cleanLine(link.text()) === cleanLine(heading.text());
}

/** Id of a heading, or of the block that it introduces. */
function anchorOf($: CheerioAPI, heading: Cheerio<Element>): string | null {
  const own = heading.attr('id');
  if (own) return own;
  const block = heading.closest('section[id], article[id], li[id]');
  return block.length > 0 && block.find('h1, h2, h3, h4, h5, h6')[0] === heading[0] ? (block.attr('id') ?? null) : null;
}

function collect($: CheerioAPI, node: AnyNode, sections: SectionCollector): void {
  if (node.type === 'text') {
    sections.write(node.data.replace(/[\t\n]+/g, ' '));
    return;
  }
  if (node.type !== 'tag' || isOf(node, DROPPED)) return;
  // A hit or a quoted answer must not give a solution away.
  if (node.name === 'details' && sections.isExercise) return;
  if (isLab(node)) {
    $(node)
      .find('pre')
      .each((_, block) => sections.writeCode($(block).text()));
    $(node)
      .find('code')
      .each((_, line) => sections.writeOutput($(line).text()));
    return;
  }
  if (isOf(node, CODE)) {
    const element = $(node);
    // Lines of highlighted code may be block elements or end in <br>: `text()` would glue them together.
    element.find('br').replaceWith('\n');
    element
      .find('.token-line')
      .filter((_, line) => !$(line).text().endsWith('\n'))
      .append('\n');
    sections.writeCode(element.text());
    return;
  }
  const level = Number(HEADING.exec(node.name)?.[1]);
  if (level > 0) {
    if (level === 1) return;
    const element = $(node);
    if (isTeaser(element)) sections.skip();
    else {
      const label = element.clone();
      label
        .find('*')
        .filter((_, inner) => isOf(inner, DROPPED))
        .remove();
      sections.open(level, cleanLine(label.text()), anchorOf($, element));
    }
    return;
  }
  const isBlock = !INLINE.has(node.name) && !CELLS.has(node.name);
  if (isBlock) sections.write('\n');
  for (const child of node.children) collect($, child, sections);
  if (CELLS.has(node.name)) sections.write('\t');
  if (isBlock) sections.write('\n');
}

/**
 * Cuts the main content of a page into sections at its headings.
 *
 * @param root - element that holds the content
 * @param title - title of the page, heading of its first section
 */
export function readSections($: CheerioAPI, root: Cheerio<Element>, title: string): Omit<IndexSection, 'pageId'>[] {
  const sections = new SectionCollector(title);
  root.contents().each((_, node) => collect($, node, sections));
  const seen = new Set<string>();
  return sections.sections
    .map((section) => {
      const { output, ...rest } = section;
      const content = cleanBlocks(section.content);
      const prose = `${section.heading} ${content}`;
      const code = [summarizeCode(section.code, prose), readMessages(output, prose)].filter(Boolean).join('\n');
      return { ...rest, content, code };
    })
    .filter((section) => {
      const key = `${section.heading}\n${section.content}\n${section.code}`;
      return section.level === 1 || (section.heading !== '' && !seen.has(key) && Boolean(seen.add(key)));
    });
}
