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
