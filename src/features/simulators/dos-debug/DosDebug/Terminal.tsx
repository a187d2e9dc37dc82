import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { DebugStep } from '../core/types';
import { describeNote } from './describeNote';
import styles from './styles.module.css';

interface Props {
  steps: readonly DebugStep[];
  prompt: string;
  /** Absent while a prediction is open, when nothing can be typed. */
  onLine?: (line: string) => void;
}

/** The screen and its prompt; notes that the real DEBUG would not print look different from its own output. */
export function Terminal({ steps, prompt, onLine }: Props): ReactNode {
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
        {!onLine && (
          <pre translate="no" className={styles.line}>
            {prompt}
          </pre>
        )}
      </div>
      {onLine && <Prompt prompt={prompt} onLine={onLine} history={steps.map(({ line }) => line).filter(Boolean)} />}
    </div>
  );
}

function Prompt({
  prompt,
  onLine,
  history,
}: {
  prompt: string;
  onLine: (line: string) => void;
  history: readonly string[];
}): ReactNode {
  const [line, setLine] = useState('');
  const [back, setBack] = useState(0);
  const recall = (event: KeyboardEvent) => {
    const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!change) return;
    event.preventDefault();
    const next = Math.min(Math.max(back + change, 0), history.length);
    setBack(next);
    setLine(next === 0 ? '' : (history[history.length - next] ?? ''));
  };
  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault();
        onLine(line);
        setLine('');
        setBack(0);
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
        />
      </label>
      <button type="submit">
        <Translate id="simulators.DosDebug.enter" description="Button: send the line">
          Nhập
        </Translate>
      </button>
    </form>
  );
}
