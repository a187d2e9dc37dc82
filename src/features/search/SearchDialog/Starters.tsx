import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import starters from '@generated/courses/default/starters.json';
import type { Starter } from '../../progress/core/topic';
import { SiteLink } from '../SiteLink';
import { findNextLesson } from './findNextLesson';
import styles from './styles.module.css';

const LIST = 'data-starters';

/** Moves the focus through the lessons with the arrow keys, from the empty box and back. */
export function moveToStarters(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${LIST}] a`)].filter((link) =>
    link.checkVisibility(),
  );
  const at = links.indexOf(event.target as HTMLElement);
  // In the box, the modal uses these keys for the searches that it lists.
  const hasRows = event.currentTarget.querySelector('[role="row"]') !== null;
  if (links.length === 0 || (at < 0 && (hasRows || step < 0))) return;
  event.preventDefault();
  const next = at + step < 0 ? event.currentTarget.querySelector('input') : links[at + step];
  next?.focus();
}

/** The reader's next lesson in place of the first one; undefined for a reader without progress. */
function useNextLesson(): Starter | undefined {
  const [next, setNext] = useState<Starter>();
  useEffect(() => {
    let isCurrent = true;
    findNextLesson().then(
      (found) => isCurrent && setNext(found),
      (error: unknown) => console.warn('The next lesson could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return next;
}

/** Lessons to begin with, below an empty box; the style sheet hides them as soon as there is a query. */
export function Starters({ onClose }: { onClose: () => void }): ReactNode {
  const next = useNextLesson();
  const lessons = next ? [next, ...starters.filter(({ href }) => href !== next.href).slice(-5)] : starters;
  return (
    <section
      className={styles.starters}
      data-starters=""
      aria-label={translate({
        id: 'search.Starters.label',
        message: 'Bài để bắt đầu',
        description: 'Name of the list of lessons in the empty search dialog',
      })}
    >
      <p className={styles.startersTitle}>
        <Translate id="search.Starters.title" description="Heading over the lessons in the empty search dialog">
          Hoặc mở một bài
        </Translate>
      </p>
      <ul role="list">
        {lessons.map(({ title, href, topic }) => (
          <li key={href}>
            <SiteLink path={href} onFollow={onClose}>
              <span>{title}</span>
              <span className={styles.topic}>
                {href === next?.href ? (
                  <Translate id="search.Starters.next" description="Beside the lesson with which the reader continues">
                    Học tiếp
                  </Translate>
                ) : (
                  topic
                )}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
