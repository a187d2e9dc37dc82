/** A post as the home page lists it. */
export interface RecentPost {
  title: string;
  permalink: string;
  description: string;
  /** ISO 8601 */
  date: string;
  /** minutes */
  readingTime?: number;
}

/** What exists of a topic today: its number of lessons and where its first page is. */
export interface TopicSummary {
  folder: string;
  lessonCount: number;
  permalink?: string;
}

export interface HomeData {
  recentPosts: RecentPost[];
  topics: TopicSummary[];
}
