import type { QuestionsFile } from './questionBank';
import type { SearchText } from './types';

/**
 * A small Vietnamese site for tests: two lessons whose words differ only in their diacritics, and a post with signs and
 * HTML in it.
 */
export const sampleSite: SearchText = {
  language: 'vi',
  pages: [
    {
      url: '/docs/os/page-replacement',
      lvl0: 'Hệ điều hành',
      lvl1: 'Các giải thuật thay thế trang',
      tag: 'docs-default-current',
      about: '',
      keywords: ['LRU'],
    },
    {
      url: '/docs/db/indexes',
      lvl0: 'Cơ sở dữ liệu › SQL',
      lvl1: 'Chỉ mục trong SQL',
      tag: 'docs-default-current',
      about: '',
      keywords: [],
    },
    { url: '/blog/bits', lvl0: 'Blog', lvl1: 'Phép dịch bit & <dấu>', tag: 'default', about: '', keywords: [] },
  ],
  sections: [
    {
      pageId: 0,
      anchor: null,
      level: 1,
      heading: 'Các giải thuật thay thế trang',
      content: 'Bộ nhớ đầy thì phải đuổi một trang ra. Đuổi nhầm thì phải đọc lại từ đĩa.',
      code: '',
    },
    {
      pageId: 0,
      anchor: 'fifo',
      level: 2,
      heading: 'FIFO: vào trước, ra trước',
      content:
        'FIFO thay trang ở trong RAM lâu nhất. Nó không cần biết trang ấy còn được dùng hay không.\nThuật toán\tSố lỗi\nFIFO\t9 lỗi',
      code: 'simulateFifo',
    },
    {
      pageId: 0,
      anchor: 'lru',
      level: 2,
      heading: 'LRU: nhìn quá khứ',
      content:
        'LRU là thuật toán thay trang lâu nhất chưa được chạm tới. Cấu trúc thường dùng là bảng băm và danh sách liên kết.',
      code: '',
    },
    { pageId: 0, anchor: 'lru-cost', level: 3, heading: 'Chi phí', content: 'Phần mềm không theo kịp CPU.', code: '' },
    {
      pageId: 1,
      anchor: null,
      level: 1,
      heading: 'Chỉ mục trong SQL',
      content: 'Chỉ mục giúp câu truy vấn đọc ít hàng hơn.',
      code: '',
    },
    {
      pageId: 1,
      anchor: 'covering',
      level: 2,
      heading: 'Chỉ mục phủ',
      content: 'Chỉ mục phủ chứa mọi cột mà câu truy vấn cần. Nhờ thế MySQL không đọc hàng dữ liệu.',
      code: 'SELECT ROW_NUMBER',
    },
    {
      pageId: 1,
      anchor: 'secondary',
      level: 2,
      heading: 'Chỉ mục phụ',
      content: 'Chỉ mục phụ của InnoDB kèm theo khóa chính. Một bảng có nhiều chỉ mục phụ.',
      code: '',
    },
    {
      pageId: 1,
      anchor: 'subquery',
      level: 2,
      heading: 'Truy vấn con',
      content: 'Truy vấn con đứng trong một truy vấn khác.',
      code: '',
    },
    {
      pageId: 2,
      anchor: null,
      level: 1,
      heading: 'Phép dịch bit & <dấu>',
      content: 'Toán tử >>> chèn số 0. <img src=x onerror=alert(1)> chỉ là chữ.',
      code: '',
    },
    {
      pageId: 2,
      anchor: 'clear-lowest-bit',
      level: 2,
      heading: 'Xóa bit thấp nhất',
      content: 'Biểu thức n & (n - 1) xóa bit 1 thấp nhất. Bit 1 khác giữ nguyên.',
      code: '',
    },
  ],
};

/** The questions that the sections of the sample site answer, and some that none does. */
export const sampleQuestions: QuestionsFile = {
  format: 2,
  pages: [
    [
      '/docs/os/page-replacement',
      [
        ['', ['Khi bộ nhớ đầy thì làm gì với các trang?', 0]],
        ['fifo', ['FIFO là gì?', 0], ['FIFO thay trang nào?', 0]],
        ['lru', ['LRU là gì?', 0], ['LRU thay trang nào?', 0], ['LRU dùng cấu trúc dữ liệu nào?', 1]],
        ['lru-cost', ['Chi phí của giải thuật thay thế trang là gì?', 0]],
      ],
    ],
    [
      '/docs/db/indexes',
      [
        [
          'covering',
          ['Chỉ mục phủ là gì?', 0],
          ['Chỉ mục phủ chứa gì?', 0],
          ['Vì sao MySQL không đọc hàng dữ liệu?', 1],
        ],
        ['subquery', ['Truy vấn con là gì?', 0], ['Subquery là gì?', 0]],
      ],
    ],
    ['/blog/bits', [['clear-lowest-bit', ['n & (n - 1) làm gì?', 0], ['Xóa bit 1 thấp nhất thế nào?', 0]]]],
    ['/docs/gone', [['', ['Trang đã xóa nói gì?', null]]]],
  ],
  unanswered: ['Chỉ mục băm (hash index) là gì?', 'Khi nào thì dùng chỉ mục băm?'],
};
