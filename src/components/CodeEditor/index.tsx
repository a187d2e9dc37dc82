import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import clsx from 'clsx';
import { loadHighlighter } from 'light-pages/build-highlighting/lazyHighlighter';
import { useHighlightedLines } from 'light-pages/build-highlighting/useHighlightedLines';
import { UnsavedNote } from './UnsavedNote';
import styles from './styles.module.css';

/** What the component that contains an editor can do with it. */
export interface CodeEditorHandle {
  text: () => string;
  /** Replaces the text as if it had been typed, so that undo brings the old one back; takes the focus. */
  replace: (text: string) => void;
  /** Puts a remembered text into the field, without focus or undo. */
  restore: (text: string) => void;
  focus: () => void;
}

interface Props {
  /** The first text; later texts are set through the handle. */
  initial: string;
  language: string;
  /** Name of the field for assistive technology. */
  label: string;
  /** Returns false if the text could not be stored, of which the reader is then warned. */
  onChange?: (text: string) => boolean | undefined;
  /** Ctrl+Enter, or ⌘+Enter. */
  onSubmit?: () => void;
  ref?: Ref<CodeEditorHandle>;
}

/** Code with more lines is taller than a screen. */
const LINES_OF_A_SCREEN = 30;

function insert(text: string): boolean {
  // Deprecated, but the only way to change a field and keep the browser's own undo.
  return document.execCommand('insertText', false, text);
}

function replaceAll(field: HTMLTextAreaElement, text: string): void {
  field.focus({ preventScroll: true });
  field.select();
  if (!insert(text)) field.value = text;
  field.setSelectionRange(0, 0);
}

/** A line break keeps the indentation of its line; the browser does the rest. */
function breakLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  if (indentation && insert(`\n${indentation}`)) event.preventDefault();
}

/**
 * A text field laid over the same text in colour: it keeps native selection, undo, Vietnamese input methods and screen
 * reader support. Tab leaves the field, as in any other.
 */
export function CodeEditor({ initial, language, label, onChange, onSubmit, ref }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [isUnsaved, setUnsaved] = useState(false);
  const lineCount = text.split('\n').length;
  const isLong = lineCount > LINES_OF_A_SCREEN;
  const { lines, element } = useHighlightedLines<HTMLPreElement>(text, language);

  // The reader may have typed before hydration.
  useEffect(() => {
    if (field.current && field.current.value !== initial) setText(field.current.value);
  }, [initial]);

  useImperativeHandle(ref, () => ({
    text: () => field.current?.value ?? initial,
    replace: (next) => field.current && replaceAll(field.current, next),
    restore: (next) => {
      if (field.current) field.current.value = next;
      setText(next);
    },
    focus: () => field.current?.focus(),
  }));

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onSubmit?.();
    } else if (!event.shiftKey && !event.altKey) breakLine(event);
  };

  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.layers}>
          <pre
            translate="no"
            ref={element}
            className={clsx(styles.colours, isLong && styles.long)}
            style={isLong ? ({ '--site-lines': lineCount } as CSSProperties) : undefined}
            aria-hidden="true"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: lines ? `${lines.join('\n')}\n` : '' }}
          />
          <textarea
            ref={field}
            className={styles.field}
            aria-label={label}
            defaultValue={initial}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setUnsaved(onChange?.(event.currentTarget.value) === false);
            }}
            onFocus={() => void loadHighlighter().catch(() => undefined)}
            onKeyDown={handleKeyDown}
            rows={1}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            translate="no"
          />
        </div>
      </div>
      {isUnsaved && <UnsavedNote />}
    </>
  );
}
