import type { ListedPost } from '../../components/PostList';
import type { LabBlock } from '../sql-lab/core/labBlock';

/** A topic's number of lessons, and the link to its first page. */
export interface TopicSummary {
  folder: string;
  lessonCount: number;
  permalink?: string;
}

export interface HomeData {
  /** With dates in words. */
  recentPosts: ListedPost[];
  topics: TopicSummary[];
  /** The query in the first view, with the answers that the build got. */
  question: LabBlock;
}
