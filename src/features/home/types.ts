/** A post as the home page lists it. */
export interface RecentPost {
  title: string;
  permalink: string;
  description: string;
  /** ISO 8601 */
  date: string;
  /** The same as a reader of the page's language writes it. */
  dateText: string;
  /** minutes */
  readingTime?: number;
}

/** What exists of a topic today: its number of lessons and where its first page is. */
export interface TopicSummary {
  folder: string;
  lessonCount: number;
  permalink?: string;
}

/** One reference: the page asked for, the page in each frame after it, and whether it was a page fault. */
export interface FrameStep {
  page: number;
  held: readonly (number | null)[];
  fault: boolean;
}

/** A run of the figure in the hero with so many frames. */
export interface FrameRun {
  frames: number;
  steps: FrameStep[];
}

export interface HomeData {
  recentPosts: RecentPost[];
  topics: TopicSummary[];
  frameRuns: FrameRun[];
}
