import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab, if the component around the tabs decides. */
  chosen?: string;
  onChoose?: (id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs according to the ARIA pattern: a single Tab stop; arrow keys, Home and End select. All panels are in the page:
 * without JavaScript, and in print, they are stacked below their titles.
 */
export function Tabs({ label, tabs, chosen: chosenId, onChoose }: Props): ReactNode {
  const [own, setOwn] = useState(0);
  const chosen =
    chosenId === undefined
      ? own
      : Math.max(
          0,
          tabs.findIndex(({ id }) => id === chosenId),
        );
  const setChosen = (index: number) => {
    setOwn(index);
    onChoose?.(tabs[index]?.id ?? '');
  };
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            aria-controls={`${prefix}-${id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
            onKeyDown={handleKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-${id}-tab`}
          className={styles.panel}
          hidden={index !== chosen}
        >
          <p className={styles.title}>{title}</p>
          {panel}
        </div>
      ))}
    </>
  );
}
