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
