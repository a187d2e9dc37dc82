import { useEffect, useImperativeHandle, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import type { EngineName, SqlError } from '../core/types';
import type { RichEditor, RichLanguage } from './richEditor';
import styles from './styles.module.css';

interface Props {
  /** The first text; later ones go through the handle. */
  initial: string;
  /** Name of the field for assistive technology. */
  label: string;
  engine: EngineName;
  /** The dataset whose tables completion offers, or tables of the reader's own. */
  dataset: string;
  tables?: RichLanguage['tables'];
  /** Why the last run failed. */
  error?: SqlError | undefined;
  onChange?: (text: string) => void;
  /** Ctrl+Enter, or ⌘+Enter. */
  onSubmit?: () => void;
  ref?: Ref<CodeEditorHandle>;
}

/** The only place of the import: the bundler makes a file for each, and a reader without network has the first. */
const loadRichEditor = () => import('./richEditor');

/** Resolves when no button of the mouse is held: a field must not vanish under a selection in the making. */
function buttonsReleased(isPressed: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isPressed) resolve();
    // After the browser has put the caret where the press was.
    else window.addEventListener('pointerup', () => requestAnimationFrame(() => resolve()), { once: true });
  });
}

/**
 * SQL to edit: a plain field everywhere; where the pointer is fine, an editor with completion and an underline at
 * the error takes over on focus, once it has come and while the reader has not begun to type.
 */
export function SqlEditor(props: Props): ReactNode {
  const { initial, label, engine, dataset, tables, error, ref } = props;
  const plain = useRef<CodeEditorHandle>(null);
  const host = useRef<HTMLDivElement>(null);
  const rich = useRef<RichEditor>(null);
  const isPressed = useRef(false);
  const newest = useRef(props);
  const [isRich, setRich] = useState(false);

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

  useImperativeHandle(ref, () => ({
    text: () => rich.current?.text() ?? plain.current?.text() ?? initial,
    replace: (text) => (rich.current ?? plain.current)?.replace(text),
    restore: (text) => (rich.current ? rich.current.replace(text) : plain.current?.restore(text)),
    focus: () => (rich.current ?? plain.current)?.focus(),
  }));

  const upgrade = async ({ target }: FocusEvent<HTMLElement>) => {
    if (rich.current || !(target instanceof HTMLTextAreaElement) || !matchMedia('(pointer: fine)').matches) return;
    const before = target.value;
    const { createRichEditor, datasetTables } = await loadRichEditor();
    await buttonsReleased(isPressed.current);
    // What was typed meanwhile has an undo of its own in the plain field: the next focus will do.
    if (rich.current || !host.current || document.activeElement !== target || target.value !== before) return;
    const { selectionStart, selectionEnd, selectionDirection } = target;
    const isBackward = selectionDirection === 'backward';
    const now = newest.current;
    // Nothing hidden takes the focus.
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
      onChange: (text) => newest.current.onChange?.(text),
      onSubmit: () => newest.current.onSubmit?.(),
    });
    rich.current.focus();
    setRich(true);
  };

  return (
    <div
      className={styles.editor}
      // A newer version of the page's chunk may be out of reach: the plain field goes on working.
      onFocus={(event) => void upgrade(event).catch(() => undefined)}
      onPointerDown={() => (isPressed.current = true)}
      onPointerUp={() => (isPressed.current = false)}
      onPointerCancel={() => (isPressed.current = false)}
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
    </div>
  );
}
