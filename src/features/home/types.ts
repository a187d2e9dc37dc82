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

/** One reference: the referenced page, the page in each frame after it, and whether it was a page fault. */
export interface FrameStep {
  page: number;
  held: readonly (number | null)[];
  fault: boolean;
}

/** A run of the hero's figure with this number of frames. */
export interface FrameRun {
  frames: number;
  steps: FrameStep[];
}

export interface HomeData {
  recentPosts: RecentPost[];
  topics: TopicSummary[];
  frameRuns: FrameRun[];
}
