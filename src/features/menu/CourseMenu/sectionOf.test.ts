import { describe, expect, it } from 'vitest';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { sectionOf } from './sectionOf';

const link = (label: string): PropSidebarItem => ({ type: 'link', label, href: `/docs/${label}` });
const category = (label: string, items: PropSidebarItem[], customProps?: Record<string, unknown>): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(customProps && { customProps }),
});

const course = category('sql', [link('day-1')], { course: { name: 'SQL', days: 30, stages: [] } });
const topic = category('database', [course, link('playground')]);
const other = category('k6', [link('part-1')]);
const items = [link('index'), topic, other];

const contains = (item: PropSidebarItem, label: string): boolean =>
  ('label' in item && item.label === label) ||
  (item.type === 'category' && item.items.some((one) => contains(one, label)));
const partsFor = (label: string) => {
  const { section, others } = sectionOf(items, (item) => contains(item, label));
  return [section?.label, others.map((item) => 'label' in item && item.label)];
};

describe('sectionOf', () => {
  it('takes a course as a section of its own, and its neighbours as others', () => {
    expect(partsFor('day-1')).toEqual(['sql', ['playground', 'index', 'k6']]);
    expect(partsFor('sql')).toEqual(['sql', ['playground', 'index', 'k6']]);
  });

  it('takes the topic around other pages', () => {
    expect(partsFor('playground')).toEqual(['database', ['index', 'k6']]);
    expect(partsFor('part-1')).toEqual(['k6', ['index', 'database']]);
  });

  it('has no section for a page outside of all topics', () => {
    expect(partsFor('index')).toEqual([undefined, ['index', 'database', 'k6']]);
  });
});
