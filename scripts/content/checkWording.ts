import type { Problem } from './problem';

interface Wording {
  /** The rejected wording, in upper or lower case. */
  readonly words: RegExp;
  readonly instead: string;
}

/** Calques, clipped phrases and duplicate terms, found by reading the lessons aloud. */
const WORDINGS: readonly Wording[] = [
  { words: /chia nhau (?:cho|ra)/iu, instead: 'số nguyên chia số nguyên ra …' },
  { words: /hai hệ (?:lại )?(?:không )?đồng ý/iu, instead: 'hai hệ cho cùng kết quả, hai hệ cho kết quả khác nhau' },
  { words: /giờ đồng hồ/iu, instead: 'giờ địa phương' },
  { words: /thư điện tử/iu, instead: 'email' },
  { words: /của không hàng nào/iu, instead: 'khi không có hàng nào' },
  { words: /trong im lặng/iu, instead: 'mà không báo gì' },
  { words: /hiệu sách/iu, instead: 'nhà sách' },
  { words: /chỉ mục kết hợp/iu, instead: 'chỉ mục tổ hợp' },
  { words: /tước đoạt/iu, instead: 'trưng dụng' },
  { words: /hạt giống/iu, instead: 'seed' },
  { words: /tiến trình vừa(?! )/iu, instead: 'tiến trình có Need ≤ Work' },
  { words: /ô tô đậm/iu, instead: 'ô được tô đậm' },
  { words: /cột lẻ/iu, instead: 'tên cột cụ thể' },
  { words: /bộ máy cơ sở dữ liệu/iu, instead: 'hệ quản trị CSDL' },
  { words: /trình đơn/iu, instead: 'menu' },
  { words: /lỗi lạ(?!\p{L})/iu, instead: 'lỗi chưa rõ' },
  { words: /tổng chạy/iu, instead: 'tổng cộng dồn' },
  { words: /trái (?:[1-5]NF|BCNF)/iu, instead: 'vi phạm 2NF' },
  { words: /\bis just an? (?:text|string)\b/iu, instead: 'is a string' },
  { words: /\bsaves nothing\b/iu, instead: 'say what still happens' },
  { words: /\bcomputed in the question itself\b/iu, instead: 'computed in the query' },
  { words: /\bstaff records receive\b/iu, instead: 'insert' },
  { words: /\bdear(?:er|est)?\b/iu, instead: 'expensive' },
  { words: /\bmend(?:s|ed|ing)?\b/iu, instead: 'fix' },
];

/**
 * Rejected wordings in a text for readers, each with a suggestion.
 *
 * @param file - path of the file, for the report
 * @param text - the whole file, including code, because readers also read its comments
 */
export function checkWording(file: string, text: string): Problem[] {
  return text.split(/\r?\n/).flatMap((content, index) =>
    WORDINGS.flatMap(({ words, instead }): Problem[] => {
      const [found] = words.exec(content.normalize('NFC')) ?? [];
      if (found === undefined) return [];
      return [
        {
          file,
          line: index + 1,
          message: `the wording "${found}" is not allowed`,
          mend: `write, for example: ${instead}`,
        },
      ];
    }),
  );
}
