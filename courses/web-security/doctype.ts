import type { Mistake } from '../../src/features/web-lab/core/lab';

/** What may stand before a DOCTYPE. */
export const BEFORE_DOCTYPE = ['<?xml version="1.0"?>\n', '\n\n', '<!-- x -->', '<?x y?>'] as const;

/** The mistake of a patch that looks for a DOCTYPE at the start only; for labs with a check `other-start`. */
export const LOOKS_AT_THE_START: Mistake = {
  id: 'looks-at-the-start',
  fails: 'other-start',
  message: {
    vi: 'Bạn chỉ tìm DOCTYPE ở một chỗ. Trước nó có thể là khoảng trắng, dòng khai báo, một chú thích hay một chỉ thị xử lý.',
    en: 'You look for the DOCTYPE in one place only. White space, a declaration, a comment or a processing instruction may stand before it.',
  },
};

/**
 * Documents whose DOCTYPE, with declarations, is written in a way that a search misses: another name, other white
 * space, and a DOCTYPE that appears only when a text is removed once.
 *
 * @param root - the root element, which uses what is declared
 * @param declaration - one declaration, which begins with `<!ENTITY`
 */
export function inOtherSpellings(root: string, declaration: string): string[] {
  const [name = ''] = /\w+/.exec(root) ?? [];
  return [
    `<!DOCTYPE x-1.b [${declaration}]>${root}`,
    `<!DOCTYPE\n\t${name}[${declaration}]>${root}`,
    `<!-- <!DOCTYPE []> --><!DOCTYPE ${name} [${declaration}]>${root}`,
    `<!DOC<!DOCTYPE []>TYPE ${name} [${declaration}]>${root}`,
    `<!DOC<!DOCTYPETYPE ${name} [${declaration}]>${root}`,
    `<!DOC<!DOCTYPETYPE ${name} [${declaration.replace('<!ENTITY', '<!EN<!ENTITYTITY')}]>${root}`,
  ];
}

/** The body may have another type, or none. */
export const OTHER_TYPES = ['text/xml', 'application/xml; charset=utf-8', 'text/plain'] as const;

/** The mistake of a patch that searches the text; for labs with a check `other-spellings`. */
export const SEARCHES_THE_TEXT: Mistake = {
  id: 'searches-the-text',
  fails: 'other-spellings',
  message: {
    vi: 'Bộ phân tích nhận cả DOCTYPE có tên khác, có xuống dòng, có `PUBLIC`, và DOCTYPE chỉ hiện ra sau khi một đoạn bị xóa. Hãy để chính bộ phân tích từ chối nó.',
    en: 'The parser also accepts a DOCTYPE with another name, with a line break, with `PUBLIC`, and one that appears only after a text was removed. Let the parser itself refuse it.',
  },
};

/** The mistake of a patch for one type of body; for labs with a check `other-types`. */
export const ONE_TYPE: Mistake = {
  id: 'one-type',
  fails: 'other-types',
  message: {
    vi: 'Máy chủ phân tích cả những thân có `Content-Type` khác `application/xml`. Bản vá phải có hiệu lực với mọi tài liệu được phân tích.',
    en: 'The server also parses bodies whose `Content-Type` is not `application/xml`. The patch must apply to every document that is parsed.',
  },
};
