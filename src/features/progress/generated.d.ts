declare module '@generated/courses/default/courses/sql.json' {
  import type { Course } from '@site/src/features/progress/core/course';

  const course: Course;
  export default course;
}

declare module '@generated/courses/default/exercises.json' {
  import type { DocFacts } from '@site/src/features/progress/core/course';

  const pages: readonly DocFacts[];
  export default pages;
}

declare module '@generated/courses/default/topics.json' {
  import type { Topic } from '@site/src/features/progress/core/topic';

  const topics: readonly Topic[];
  export default topics;
}

declare module '@generated/courses/default/topic-exercises.json' {
  /** Ids of the exercises of each topic, by the topic's id. */
  const exercises: Readonly<Record<string, readonly string[]>>;
  export default exercises;
}

declare module '@generated/courses/default/starters.json' {
  import type { Starter } from '@site/src/features/progress/core/topic';

  const starters: readonly Starter[];
  export default starters;
}
