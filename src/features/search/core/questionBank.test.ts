import { describe, expect, it } from 'vitest';
import { readQuestion } from './askedTerms';
import { buildIndex } from './buildIndex';
import { decodeQuestions, matchBank, readBank } from './questionBank';
import { sampleQuestions, sampleSite } from './sampleSite';

const index = buildIndex(sampleSite);
const bank = readBank(sampleSite, sampleQuestions);
const anchorOf = (sectionId: number) => sampleSite.sections[sectionId]?.anchor;
const best = (question: string) => {
  const { sections } = matchBank(bank, readQuestion(index, question));
  const [first] = [...sections].sort(([, a], [, b]) => b.likeness - a.likeness);
  return first && { anchor: anchorOf(first[0]), ...first[1] };
};

describe('known questions', () => {
  it('leave out sections that the index does not have', () => {
    const ids = bank.questions.map(({ sectionId }) => sectionId).filter((id) => id >= 0);
    expect(ids.map(anchorOf)).not.toContain(undefined);
    expect(best('Trang đã xóa nói gì?')?.likeness).toBeLessThan(0.9);
  });

  it('fit the same question entirely', () => {
    expect(best('LRU dùng cấu trúc dữ liệu nào?')).toMatchObject({
      anchor: 'lru',
      likeness: expect.closeTo(1) as number,
      held: expect.closeTo(1) as number,
      only: expect.closeTo(1) as number,
      isSameKind: true,
    });
  });

  it('fit without diacritics, and with another order of the words less', () => {
    expect(best('chi muc phu la gi')?.anchor).toBe('covering');
    const turned = best('phủ mục chỉ là gì?')?.likeness ?? 0;
    expect(turned).toBeGreaterThan(0);
    expect(turned).toBeLessThan(best('chỉ mục phủ là gì?')?.likeness ?? 0);
  });

  it('name the sentence that answers', () => {
    const { sentences } = best('LRU dùng cấu trúc dữ liệu nào?') ?? {};
    expect([...(sentences ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe(1);
  });

  it('that no page answers are told from those of sections', () => {
    const { sections, unanswered } = matchBank(bank, readQuestion(index, 'Bao giờ cần chỉ mục băm?'));
    expect(unanswered?.likeness).toBeGreaterThan(0.5);
    expect([...sections.keys()].every((sectionId) => sectionId >= 0)).toBe(true);
    expect(matchBank(bank, readQuestion(index, 'LRU thay trang nào?')).unanswered).toBeNull();
  });

  it('do not fit what they have no word of', () => {
    expect(best('Kubernetes dùng để làm gì?')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"format":1,"pages":[]}', '{"format":2,"pages":[]}', '{"format":2}'])(
    'refuse the damaged file %s',
    (json) => {
      expect(() => decodeQuestions(json)).toThrow('damaged');
    },
  );
});
