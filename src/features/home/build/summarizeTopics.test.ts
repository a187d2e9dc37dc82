import { describe, expect, it } from 'vitest';
import { summarizeTopics } from './summarizeTopics';

const document = (id: string, sidebarPosition?: number, unlisted = false) => ({
  id,
  permalink: `/docs/${id}`,
  sidebarPosition,
  unlisted,
});

describe('summarizeTopics', () => {
  it('counts listed lessons by folder and links to the first by position', () => {
    const topics = summarizeTopics([
      document('k6/part-02', 2),
      document('k6/part-01', 1),
      document('k6/draft', 0, true),
      document('index', 0),
      document('k6/index', 0),
    ]);
    expect(topics.find(({ folder }) => folder === 'k6')).toEqual({
      folder: 'k6',
      lessonCount: 2,
      permalink: '/docs/k6/part-01',
    });
  });

  it('lists a topic without lessons, without a link', () => {
    expect(summarizeTopics([])).toContainEqual({ folder: 'web-security', lessonCount: 0, permalink: undefined });
  });
});
