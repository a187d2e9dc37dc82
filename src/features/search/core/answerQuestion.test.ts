import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answerQuestion';
import { buildIndex } from './buildIndex';
import { readBank } from './questionBank';
import { sampleQuestions, sampleSite } from './sampleSite';

const index = { ...buildIndex(sampleSite), questions: readBank(sampleSite, sampleQuestions) };
const quote = (question: string, history: string[] = []) =>
  answerQuestion(index, question, history).passages.map(({ parts, url }) => [
    url,
    parts.map(({ text }) => text).join(''),
  ]);

describe('answerQuestion', () => {
  it('quotes the passage that answers the question, with its URL', () => {
    expect(quote('LRU là gì?')[0]).toEqual([
      '/docs/os/page-replacement#lru',
      'LRU là thuật toán thay trang lâu nhất chưa được chạm tới. Cấu trúc thường dùng là bảng băm và danh sách liên kết.',
    ]);
    expect(quote('chỉ mục phủ là gì')[0]?.[0]).toBe('/docs/db/indexes#covering');
  });

  it('understands a question without diacritics, or with a term in the other language', () => {
    expect(quote('chi muc phu la gi').map(([url]) => url)).toContain('/docs/db/indexes#covering');
    expect(quote('subquery là gì?')[0]?.[0]).toBe('/docs/db/indexes#subquery');
  });

  it('says so when the site has no answer, and offers a search', () => {
    expect(answerQuestion(index, 'Kubernetes dùng để làm gì?')).toEqual({
      status: 'unanswerable',
      question: 'Kubernetes dùng để làm gì?',
      passages: [],
      unknown: ['kubernetes'],
      searchQuery: 'kubernetes',
    });
    for (const question of ['Chỉ mục băm là gì?', 'bao giờ nên dùng chỉ mục băm'])
      expect(answerQuestion(index, question).status, 'known to have no answer').toBe('unanswerable');
    for (const question of ['', '???', 'là gì?', 'thủ đô của Pháp là gì'])
      expect(answerQuestion(index, question).status, question).toBe('unanswerable');
  });

  it('prefers text that holds the names in the question, capitalised, and says which one is unknown', () => {
    expect(quote('Chỉ mục phủ trong MySQL là gì?')[0]?.[0]).toBe('/docs/db/indexes#covering');
    expect(answerQuestion(index, 'Chỉ mục phủ trong Oracle là gì?').unknown).toEqual(['oracle']);
    expect(quote('Thread trong Oracle là gì?')).toEqual([]);
    expect(quote('Danh sách liên kết của Băm là gì?')).toEqual([]);
    expect(quote('Chỉ Mục Phủ Là Gì')[0]?.[0]).toBe('/docs/db/indexes#covering');
  });

  it('counts a word that the index has only in a similar spelling at half its weight', () => {
    expect(quote('chỉ mục phủ chwa gì')[0]?.[0]).toBe('/docs/db/indexes#covering');
    expect(quote('elect')).toEqual([]);
  });

  it('counts words found elsewhere on the page when the heading has others', () => {
    expect(quote('chi phí của giải thuật thay thế trang').map(([url]) => url)).toContain(
      '/docs/os/page-replacement#lru-cost',
    );
  });

  it('finds code by its signs', () => {
    expect(quote('n & (n - 1) làm gì với a')[0]?.[0]).toBe('/blog/bits#clear-lowest-bit');
  });

  it('lets earlier questions supply the words that a follow-up leaves out', () => {
    expect(quote('còn LRU?', ['chi phí của phần mềm'])[0]?.[0]).toContain('/docs/os/page-replacement#lru');
    expect(quote('còn FIFO?', ['LRU là thuật toán thay trang nào?'])[0]?.[0]).toBe('/docs/os/page-replacement#fifo');
  });

  it('quotes word for word, whatever the question', () => {
    const words = sampleSite.sections.flatMap(({ content }) => content.split(/\s+/));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (picked) => {
        for (const { parts } of answerQuestion(index, picked.join(' ')).passages) {
          const text = parts.map(({ text: part }) => part).join('');
          expect(sampleSite.sections.some(({ content }) => content.includes(text))).toBe(true);
        }
      }),
    );
  });
});
