import { useEffect, useImperativeHandle, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { whenReleased } from 'light-pages/browser/whenReleased';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import { UnsavedNote } from '@site/src/components/CodeEditor/UnsavedNote';
import { withoutOddCharacters } from '../core/statements/oddCharacters';
import type { EngineName, SqlError } from '../core/types';
import { OddCharacters } from '../OddCharacters';
import type { RichEditor, RichLanguage } from './richEditor';
import styles from './styles.module.css';

interface Props {
  /** The initial text; later changes go through the handle. */
  initial: string;
  /** Name of the field for assistive technology. */
  label: string;
  engine: EngineName;
  /** The dataset whose tables completion offers, unless `tables` is given. */
  dataset: string;
  tables?: RichLanguage['tables'];
  /** The text that was run last, in which characters that look like others are named. */
  ran?: string | undefined;
  /** The error of the last run. */
  error?: SqlError | undefined;
  /** Returns false if the text could not be stored, of which the reader is then warned. */
  onChange?: (text: string) => boolean | undefined;
  /** Called on Ctrl+Enter or ⌘+Enter. */
  onSubmit?: () => void;
  ref?: Ref<CodeEditorHandle>;
}

/**
 * Shared by all imports of the editor: a second `import()` would be another chunk, which an offline reader may lack.
 */
const loadRichEditor = () => import('./richEditor');

/**
 * An SQL editor. It starts as a plain text field. On a device with a fine pointer, an editor with completion and error
 * underlining replaces the field on focus, if it has loaded before the reader begins to type.
 */
export function SqlEditor(props: Props): ReactNode {
  const { initial, label, engine, dataset, tables, ran, error, ref } = props;
  const plain = useRef<CodeEditorHandle>(null);
  const host = useRef<HTMLDivElement>(null);
  const rich = useRef<RichEditor>(null);
  const newest = useRef(props);
  const [isRich, setRich] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);

  useEffect(() => {
    newest.current = props;
  });

  useEffect(() => () => rich.current?.destroy(), []);

  useEffect(() => {
    if (!isRich) return;
    void loadRichEditor().then(({ datasetTables }) =>
      rich.current?.setLanguage({ engine, tables: tables ?? datasetTables(dataset) }),
    );
  }, [isRich, engine, dataset, tables]);

  useEffect(() => {
    if (isRich) rich.current?.markError(error?.offset);
  }, [isRich, error]);

  const currentText = () => rich.current?.text() ?? plain.current?.text() ?? initial;
  const replace = (text: string) => (rich.current ?? plain.current)?.replace(text);

  useImperativeHandle(ref, () => ({
    text: currentText,
    replace,
    restore: (text) => (rich.current ? rich.current.replace(text) : plain.current?.restore(text)),
    focus: () => (rich.current ?? plain.current)?.focus(),
  }));

  const upgrade = async ({ target }: FocusEvent<HTMLElement>) => {
    if (rich.current || !(target instanceof HTMLTextAreaElement) || !matchMedia('(pointer: fine)').matches) return;
    const before = target.value;
    const { createRichEditor, datasetTables } = await loadRichEditor();
    // The field must not be replaced while the reader is selecting text.
    await whenReleased();
    // Text typed meanwhile is in the undo history of the plain field, so the replacement waits for the next focus.
    if (rich.current || !host.current || document.activeElement !== target || target.value !== before) return;
    const { selectionStart, selectionEnd, selectionDirection } = target;
    const isBackward = selectionDirection === 'backward';
    const now = newest.current;
    // A hidden element cannot take the focus.
    host.current.hidden = false;
    rich.current = createRichEditor({
      parent: host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }),
      text: target.value,
      selection: {
        anchor: isBackward ? selectionEnd : selectionStart,
        head: isBackward ? selectionStart : selectionEnd,
      },
      label,
      language: { engine: now.engine, tables: now.tables ?? datasetTables(now.dataset) },
      onChange: (text) => {
        // The hidden field follows: what outlives a restart of the part is the text of its fields.
        plain.current?.restore(text);
        setUnsaved(newest.current.onChange?.(text) === false);
      },
      onSubmit: () => newest.current.onSubmit?.(),
    });
    rich.current.focus();
    setRich(true);
  };

  return (
    <div
      className={styles.editor}
      // The chunk may be missing after a new deployment; the plain field then stays in use.
      onFocus={(event) => void upgrade(event).catch(() => undefined)}
    >
      <div ref={host} className={styles.rich} hidden={!isRich} />
      <div hidden={isRich}>
        <CodeEditor
          ref={plain}
          initial={initial}
          language="sql"
          label={label}
          onChange={(text) => props.onChange?.(text)}
          onSubmit={() => props.onSubmit?.()}
        />
      </div>
      {isRich && isUnsaved && <UnsavedNote />}
      {ran !== undefined && (
        <OddCharacters
          text={ran}
          engine={engine}
          onReplace={() => replace(withoutOddCharacters(currentText(), engine))}
        />
      )}
    </div>
  );
}
