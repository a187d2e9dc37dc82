import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Where the reader goes on. */
interface Next {
  readonly to: string;
  readonly isOnPage: boolean;
  /** Missing where an exercise of the page has no name of its own. */
  readonly name?: string;
}

/** The next exercise of the page, whose parts may be in scripts that have not been loaded; else the next lesson. */
function nextOf(frame: Element): Next | undefined {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
  const exercise = frames[frames.indexOf(frame as HTMLElement) + 1];
  if (exercise) {
    const name = exercise.dataset.exercise;
    return { to: `#${exercise.id}`, isOnPage: true, ...(name && { name }) };
  }
  const lesson = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  const name = lesson?.querySelector('.pagination-nav__label')?.textContent;
  return lesson && name ? { to: lesson.pathname, isOnPage: false, name } : undefined;
}

/** In a solved exercise: the way to the next one. */
export function NextExercise(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [next, setNext] = useState<Next>();
  useLayoutEffect(() => {
    const frame = place.current?.closest('[data-exercise]');
    setNext(frame ? nextOf(frame) : undefined);
  }, []);
  return (
    <p ref={place} className={styles.next} hidden={!next}>
      {next && (
        <Link to={next.to}>
          <Name next={next} /> <span aria-hidden="true">{next.isOnPage ? '↓' : '→'}</span>
        </Link>
      )}
    </p>
  );
}

function Name({ next: { name, isOnPage } }: { next: Next }): ReactNode {
  if (name === undefined) {
    return (
      <Translate id="labKit.NextExercise.exercise" description="Link in a solved exercise, to the next one of the page">
        Bài tập tiếp theo
      </Translate>
    );
  }
  return isOnPage ? (
    <Translate
      id="labKit.NextExercise.named"
      description="Link in a solved exercise; {name} is for example: Exercise 12.2"
      values={{ name }}
    >
      {'Làm tiếp: {name}'}
    </Translate>
  ) : (
    <Translate
      id="labKit.NextExercise.lesson"
      description="Link in the last exercise of a lesson, to the next lesson"
      values={{ name }}
    >
      {'Sang bài sau: {name}'}
    </Translate>
  );
}
