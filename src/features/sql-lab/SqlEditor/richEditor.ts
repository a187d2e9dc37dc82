import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql, SQLite } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import schemas from '@generated/sql-assets/default/schemas.json';
import type { EngineName } from '../core/types';

/** The inputs of completion and highlighting. */
export interface RichLanguage {
  readonly engine: EngineName;
  /** Tables and columns that completion offers. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

interface Options {
  readonly parent: ShadowRoot;
  readonly text: string;
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly label: string;
  readonly language: RichLanguage;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/** An editor with completion and error underlining, which replaces the plain field. */
export interface RichEditor {
  text(): string;
  replace(text: string): void;
  focus(): void;
  setLanguage(language: RichLanguage): void;
  /** Underlines the word at an offset until it is edited; undefined removes the underline. */
  markError(offset: number | undefined): void;
  destroy(): void;
}

const DIALECTS = { sqlite: SQLite, postgres: PostgreSQL } as const;

/** The tables of a dataset of the site, for completion. */
export function datasetTables(dataset: string): RichLanguage['tables'] {
  return Object.fromEntries(
    (schemas[dataset]?.tables ?? []).map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.typeName], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.standard(tags.name), color: 'var(--code-function)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
]);

/** The same sizes as the plain field, so that nothing moves when the editor replaces it. */
const theme = EditorView.theme({
  '&': { color: 'var(--code-plain)', backgroundColor: 'transparent', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--site-accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.65', fontVariantLigatures: 'none' },
  '.cm-content': { padding: 'var(--space-4)', caretColor: 'var(--site-text)' },
  '.cm-line': { padding: '0' },
  '& ::selection': { backgroundColor: 'color-mix(in srgb, var(--site-accent) 30%, transparent)' },
  '.cm-sqlError': {
    textDecoration: 'underline wavy var(--site-bad)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
  },
  '.cm-tooltip': {
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-surface)',
    border: '1px solid var(--site-line-strong)',
    borderRadius: 'var(--radius-s)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', fontSize: '0.8125rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--site-on-accent)',
    backgroundColor: 'var(--site-accent)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-completionDetail': { color: 'var(--site-text-faint)' },
});

const setError = StateEffect.define<number | undefined>();

/** The range of the word at an offset, or of a single character if there is no word. */
function wordAt(state: EditorState, offset: number): { from: number; to: number } | undefined {
  const at = Math.min(offset, state.doc.length);
  const word = state.wordAt(at);
  if (word) return word;
  return at < state.doc.length ? { from: at, to: at + 1 } : state.doc.length > 0 ? { from: at - 1, to: at } : undefined;
}

const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = transaction.docChanged ? Decoration.none : marks;
    for (const effect of transaction.effects) {
      if (!effect.is(setError)) continue;
      const range = effect.value === undefined ? undefined : wordAt(transaction.state, effect.value);
      next = range
        ? Decoration.set(Decoration.mark({ class: 'cm-sqlError' }).range(range.from, range.to))
        : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function languageOf({ engine, tables }: RichLanguage) {
  return sql({ dialect: DIALECTS[engine], schema: tables, upperCaseKeywords: true });
}

/**
 * Renders the editor in a shadow root, where its styles comply with the content security policy. Tab leaves the editor,
 * and Enter inserts a line break unless the reader has selected a completion with the arrow keys.
 */
export function createRichEditor(options: Options): RichEditor {
  const language = new Compartment();
  const submit = () => {
    options.onSubmit();
    return true;
  };
  const view = new EditorView({
    parent: options.parent,
    root: options.parent,
    state: EditorState.create({
      doc: options.text,
      selection: options.selection,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: submit }])),
        history(),
        keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        autocompletion({ selectOnOpen: false, interactionDelay: 0, icons: false }),
        // `autocompletion` closes only an open list. One that is still being made would open later, over the buttons
        // for which the reader has left the editor. A focus may change within an update, so the next task closes it.
        EditorView.domEventHandlers({ blur: (_, view) => void setTimeout(() => closeCompletion(view)) }),
        language.of(languageOf(options.language)),
        syntaxHighlighting(colours),
        errorMark,
        theme,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          // An editable element is focusable anyway, but accessibility checkers look for this attribute.
          tabindex: '0',
          translate: 'no',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
      view.focus();
    },
    focus: () => view.focus(),
    setLanguage: (next) => view.dispatch({ effects: language.reconfigure(languageOf(next)) }),
    markError: (offset) => view.dispatch({ effects: setError.of(offset) }),
    destroy: () => view.destroy(),
  };
}
