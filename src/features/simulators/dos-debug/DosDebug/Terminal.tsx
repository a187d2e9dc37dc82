import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { LIMITS, type DebugStep } from '../core/types';
import { describeNote } from './describeNote';
import styles from './styles.module.css';

interface Props {
  steps: readonly DebugStep[];
  prompt: string;
  /** Types lines, unless the session has no room for them: then it returns `false`. Absent during a prediction. */
  onLines?: (lines: readonly string[]) => boolean;
}

/** The screen and its prompt; notes that the real DEBUG would not print look different from its own output. */
export function Terminal({ steps, prompt, onLines }: Props): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) screen.current.scrollTop = screen.current.scrollHeight;
  }, [steps.length]);
  return (
    <div className={styles.terminal}>
      <div
        ref={screen}
        className={styles.screen}
        role="group"
        tabIndex={0}
        aria-label={translate({
          id: 'simulators.DosDebug.screen',
          message: 'Màn hình DEBUG',
          description: "Name of DEBUG's screen",
        })}
      >
        {steps.map(({ prompt: before, line, output }, index) => (
          <div key={index} className={clsx(index === steps.length - 1 && styles.latest)}>
            <pre translate="no" className={styles.line}>
              {before}
              <b>{line}</b>
            </pre>
            {output.map((each, lineIndex) =>
              'text' in each ? (
                <pre translate="no" key={lineIndex} className={styles.line}>
                  {each.text || ' '}
                </pre>
              ) : (
                <p key={lineIndex} className={styles.note}>
                  {describeNote(each.note, each.about)}
                </p>
              ),
            )}
          </div>
        ))}
        {!onLines && (
          <pre translate="no" className={styles.line}>
            {prompt}
          </pre>
        )}
      </div>
      {onLines && <Prompt prompt={prompt} onLines={onLines} history={steps.map(({ line }) => line).filter(Boolean)} />}
    </div>
  );
}

function Prompt({
  prompt,
  onLines,
  history,
}: {
  prompt: string;
  onLines: (lines: readonly string[]) => boolean;
  history: readonly string[];
}): ReactNode {
  const [line, setLine] = useState('');
  const [back, setBack] = useState(0);
  const [isFull, setFull] = useState(false);
  const send = (lines: readonly string[], rest: string) => {
    const hasRoom = onLines(lines);
    setFull(!hasRoom);
    if (!hasRoom) return;
    setLine(rest);
    setBack(0);
  };
  const recall = (event: KeyboardEvent) => {
    const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!change) return;
    event.preventDefault();
    const next = Math.min(Math.max(back + change, 0), history.length);
    setBack(next);
    setLine(next === 0 ? '' : (history[history.length - next] ?? ''));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[^\x20-\uffff]/.test(pasted)) return;
    // The field would join pasted lines, and keep tabs, which no session can contain.
    event.preventDefault();
    const text = value.slice(0, selectionStart ?? undefined) + pasted + value.slice(selectionEnd ?? undefined);
    const lines = text.replaceAll(/[^\r\n\x20-\uffff]/g, ' ').split(/\r\n|\r|\n/);
    const rest = lines.pop() ?? '';
    if (lines.length > 0) send(lines, rest);
    else setLine(rest);
  };
  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault();
        send([line], '');
      }}
    >
      <label>
        <span className={styles.promptText}>{prompt || ' '}</span>
        <span className={styles.hiddenText}>
          {translate({ id: 'simulators.DosDebug.line', message: 'Dòng lệnh', description: 'Name of the command line' })}
        </span>
        <input
          value={line}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="send"
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={recall}
          onPaste={paste}
        />
      </label>
      <button type="submit">
        <Translate id="simulators.DosDebug.enter" description="Button: send the line">
          Nhập
        </Translate>
      </button>
      {isFull && (
        <p role="alert" className={styles.full}>
          {translate(
            {
              id: 'simulators.DosDebug.full',
              message:
                'Chưa nhập: một phiên chỉ chứa {lines} dòng và {signs} ký tự. Hãy lùi lại vài bước rồi gõ tiếp, hoặc bắt đầu với màn hình trống.',
              description: 'The session has no room for the typed lines',
            },
            { lines: LIMITS.lines, signs: LIMITS.script },
          )}
        </p>
      )}
    </form>
  );
}
