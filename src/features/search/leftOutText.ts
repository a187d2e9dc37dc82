import { translate } from '@docusaurus/Translate';

/** Says which words of the query the results need not contain. */
export const leftOutText = (words: readonly string[]): string =>
  translate(
    {
      id: 'search.leftOutText',
      message: 'Không có đoạn nào chứa đủ các từ. Kết quả dưới đây bỏ qua {words}.',
      description: 'Line over search results that lack some words of the query; the words are in quotation marks',
    },
    { words: words.map((word) => `“${word}”`).join(', ') },
  );
