import type { LabBlock } from '../sql-lab/core/labBlock';

/** A post as the home page lists it. */
export interface RecentPost {
  title: string;
  permalink: string;
  description: string;
  /** ISO 8601 */
  date: string;
  /** The date formatted in the page's language. */
  dateText: string;
  /** Reading time in minutes. */
  readingTime?: number;
}

/** A topic's number of lessons, and the link to its first page. */
export interface TopicSummary {
  folder: string;
  lessonCount: number;
  permalink?: string;
}

export interface HomeData {
  recentPosts: RecentPost[];
  topics: TopicSummary[];
  /** The query in the first view, with the answers that the build got. */
  question: LabBlock;
}
