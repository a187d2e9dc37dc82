import { standingIn } from '../../progress/core/standing';
import type { Starter } from '../../progress/core/topic';
import { hasNoProgress } from '../../progress/hasNoProgress';

/** The lesson with which a reader continues the SQL course; loads nothing for readers without progress. */
export async function findNextLesson(): Promise<Starter | undefined> {
  if (hasNoProgress()) return undefined;
  const [{ default: course }, { progressStore }] = await Promise.all([
    import('@generated/courses/default/courses/sql.json'),
    import('../../progress/progressStore'),
  ]);
  const { next } = standingIn(course, progressStore.getSnapshot().progress);
  return next?.href === undefined ? undefined : { title: next.title, href: next.href, topic: '' };
}
