import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** The few words that a copy adds to the page's own. */
export interface CopyWords {
  readonly simulator: string;
  readonly diagram: string;
}

/** Elements that are no text of the page: controls, drawings, and what only a running page needs. */
const CONTROLS =
  'script, style, template, noscript, svg, canvas, iframe, audio, video, nav, form, button, select, input, output, progress, label:has(> input:not([type=radio]):not([type=checkbox])), .hash-link, [role=status], [role=alert], [aria-hidden=true], [hidden]:not([role=tabpanel])';
/** The reader's own standing, the line of what runs, and solutions to the exercise above. */
const LEFT_OUT = '[data-part=LessonEnd], [data-part=CourseMeter], [data-part=WebLabFix]';
/** The languages of code in labs, by the name of their island. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Sql|Injection)/, 'sql'],
  [/^LiveCode/, 'jsx'],
  [/^(?:JsRun|Code|K6)/, 'js'],
];

const withoutFirstBreak = (text: string) => text.replace(/^\n/, '').trimEnd();

/** Rewrites the labs, exercises and figures of a page into elements of plain HTML that say the same on paper. */
class PlainPage {
  constructor(
    private readonly $: CheerioAPI,
    private readonly root: Cheerio<Element>,
    private readonly words: CopyWords,
  ) {}

  rewrite(): void {
    this.root.find(LEFT_OUT).remove();
    // What a page says of a problem is text, although no search should find the page by it.
    this.root.find('[data-part=ProblemFacts] [data-search=off]').removeAttr('data-search');
    this.root.find('[data-search=off]').remove();
    this.simulators();
    this.plainCode();
    this.exercises();
    this.names();
    this.results();
    this.editors();
    this.quizzes();
    this.tabs();
    this.boxes();
    this.diagrams();
    this.root.find('fieldset, legend').remove();
    this.root.find(CONTROLS).not('.contains-task-list input').remove();
  }

  private paragraph(text: string, tag: 'em' | 'strong' | 'code'): Cheerio<Element> {
    return this.$<Element, string>('<p></p>').append(this.$(`<${tag}></${tag}>`).text(text));
  }

  private code(text: string, language: string): Cheerio<Element> {
    const block = this.$<Element, string>('<pre></pre>');
    return block.append(this.$('<code></code>').addClass(`language-${language}`).text(withoutFirstBreak(text)));
  }

  private languageOf(inner: Cheerio<Element>): string {
    const part = inner.closest('[data-part]').attr('data-part') ?? '';
    return LANGUAGES.find(([pattern]) => pattern.test(part))?.[1] ?? 'text';
  }

  /** Simulators and the injection lab: the name, and where they run. */
  private simulators(): void {
    for (const element of this.root.find('[data-simulator], [data-part=InjectionLab] > *').toArray()) {
      const frame = this.$(element);
      const link = this.$('<a></a>')
        .attr('href', `#${frame.attr('id') ?? ''}`)
        .text(frame.find('p').first().text());
      const line = this.$('<p></p>').text(`${this.words.simulator} `).append(link);
      frame.replaceWith(line.attr('id', frame.attr('id') ?? null));
    }
    this.root.find('[data-live-preview]').prev('div').remove();
    this.root.find('[data-live-preview]').remove();
  }

  /** Code without its colours: they are most of the elements, and every search passes them all. */
  private plainCode(): void {
    for (const element of this.root.find('pre').toArray()) {
      const block = this.$(element);
      if (element.attribs['aria-hidden'] === 'true') block.remove();
      else if (block.find('br').length === 0) block.text(block.text());
    }
  }

  /** Exercises: the name, the prompt, what an answer starts from and the examples; no hints, no solutions. */
  private exercises(): void {
    for (const element of this.root.find('[data-exercise]').toArray()) {
      const box = this.$(element);
      const header = box.children('header');
      const name = header.find('p > span').first();
      const link = this.$('<a></a>')
        .attr('href', `#${box.attr('id') ?? ''}`)
        .text(name.text());
      name.closest('p').replaceWith(this.$('<p></p>').append(this.$('<strong></strong>').append(link)));
      const isWebLab = box.closest('[data-part=WebLab]').length > 0;
      const kept = this.$('<div></div>')
        .attr('id', box.attr('id') ?? null)
        .append(header.contents());
      if (!isWebLab) {
        const field = box.find('textarea[translate=no]').first();
        kept.append(this.commandOf(box), field.length > 0 ? this.code(field.text(), this.languageOf(box)) : '');
        kept.append(box.find('ol:has(> li dl)'));
      }
      box.replaceWith(kept);
    }
  }

  /** What names a part of a lab: a query, a database, a way of solving. */
  private names(): void {
    for (const element of this.root.find('[data-part] [role=tabpanel], [data-part] [role=group]').toArray()) {
      const part = this.$(element);
      const { 'aria-label': label, 'aria-labelledby': labelledBy, role } = element.attribs;
      const named = role === 'group' && labelledBy ? part.find(`[id="${labelledBy}"]`).closest('p') : null;
      const first = named ?? part.children('p').first();
      const text = first.text().trim();
      if (text && (named || role === 'tabpanel' || text === label)) first.replaceWith(this.paragraph(text, 'strong'));
    }
  }

  private commandOf(box: Cheerio<Element>): Cheerio<Element> | string {
    const command = box.find('input[translate=no][value]').attr('value');
    return command === undefined ? '' : this.code(`$ ${command}`, 'sh');
  }

  /** What a run has printed: each line is an element of its own. */
  private results(): void {
    for (const element of this.root.find('[data-part=JsRun] [aria-controls]').toArray()) {
      const output = this.$(`[id="${this.$(element).attr('aria-controls') ?? ''}"]`).first();
      const lines = output.find('pre').toArray();
      if (lines.length === 0 || output.find('table').length > 0) continue;
      const printed = lines.map((line) => this.$(line).text()).join('\n');
      output.replaceWith(this.code(printed, 'text'));
    }
    // Which database a result comes from; where the reader is to guess first, the fold says it too.
    for (const element of this.root
      .find('[data-part=SqlLab] [role=status], [data-part=JsRun] [role=status]')
      .toArray()) {
      const status = this.$(element);
      const isRepeated = status.closest('[data-part]').find('details').length > 0;
      const text = status.text().trim();
      if (text && !isRepeated) status.replaceWith(this.paragraph(text, 'em'));
    }
  }

  private editors(): void {
    for (const element of this.root.find('textarea').toArray()) {
      const field = this.$(element);
      field.parent().replaceWith(this.code(field.text(), this.languageOf(field)));
    }
    for (const element of this.root.find('input[translate=no][value]').toArray()) {
      const field = this.$(element);
      field.parent().replaceWith(this.code(`$ ${field.attr('value') ?? ''}`, 'sh'));
    }
  }

  private quizzes(): void {
    const quizzes = this.root.find('[data-part=Quiz]');
    // The list numbers the questions.
    quizzes.find('legend > span:first-child').remove();
    for (const element of quizzes.find('fieldset').toArray()) {
      const field = this.$(element);
      field.find('legend').each((_, legend) => void (legend.tagName = 'p'));
      field.replaceWith(field.contents());
    }
  }

  private tabs(): void {
    for (const element of this.root.find('.tabs-container').toArray()) {
      const tabs = this.$(element);
      const names = tabs.find('[role=tab]').toArray();
      tabs.find('[role=tabpanel]').each((index, panel) => {
        const name = names[index];
        if (name) this.$(panel).prepend(this.paragraph(this.$(name).text(), 'strong'));
      });
    }
    // The tabs of labs have their names in the panels, for paper.
    this.root.find('[role=tablist]').remove();
  }

  private boxes(): void {
    for (const element of this.root.find('.theme-admonition').toArray()) {
      const box = this.$(element);
      const heading = box.children('[class*=admonitionHeading]');
      const quote = this.$('<blockquote></blockquote>').append(this.paragraph(heading.text().trim(), 'strong'));
      box.replaceWith(quote.append(box.children('[class*=admonitionContent]').contents()));
    }
    for (const element of this.root.find('summary').toArray()) {
      const summary = this.$(element);
      summary.replaceWith(this.paragraph(summary.text().trim(), 'strong'));
    }
    for (const element of this.root.find('[class*=codeBlockTitle]').toArray()) {
      this.$(element).replaceWith(this.paragraph(this.$(element).text(), 'code'));
    }
  }

  private diagrams(): void {
    for (const element of this.root.find('[data-diagram]').toArray()) {
      const figure = this.$(element);
      const drawing = figure.find('svg').first();
      const [name, described] = ['title', 'desc'].map((tag) => drawing.children(tag).text());
      const text = this.$('<p></p>').text(`${this.words.diagram} `);
      text.append(this.$('<strong></strong>').text(name ?? ''), this.$('<span></span>').text(` – ${described ?? ''}`));
      figure.replaceWith(text);
    }
  }
}

/**
 * Rewrites the content of a rendered page, in place, into plain HTML that says the same without scripts and styles:
 * labs as their code and results, exercises as their prompts, simulators as their names.
 */
export function makePlain($: CheerioAPI, root: Cheerio<Element>, words: CopyWords): void {
  new PlainPage($, root, words).rewrite();
}
