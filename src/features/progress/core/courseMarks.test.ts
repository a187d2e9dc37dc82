import { describe, expect, it } from 'vitest';
import { courseMark, lessonMark, stretchesOf } from './courseMarks';

const entry = (label: string, customProps?: Record<string, unknown>) => ({ label, customProps });

describe('marks of a course', () => {
  it('are missing where the build has added none', () => {
    expect(courseMark(entry('Blog'))).toBeUndefined();
    expect(lessonMark(entry('Blog'))).toEqual({});
  });

  it('split the list at the borders of the stages, and leave other documents outside', () => {
    const roadmap = entry('Roadmap');
    const first = entry('Day 1', { day: 1, stage: 0 });
    const review = entry('Review', { stage: 0 });
    const next = entry('Day 2', { day: 2, stage: 1 });
    const summary = entry('Summary', {});
    expect(stretchesOf([roadmap, first, review, next, summary])).toEqual([
      { entries: [roadmap] },
      { stage: 0, entries: [first, review] },
      { stage: 1, entries: [next] },
      { entries: [summary] },
    ]);
    expect(stretchesOf([])).toEqual([]);
  });
});
