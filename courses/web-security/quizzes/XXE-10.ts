import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-10',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Vì sao phải đặt các khai báo trên máy của kẻ tấn công thay vì trong chính tài liệu?',
        en: "Why are the declarations put onto the attacker's machine instead of into the document itself?",
      },
      choices: [
        {
          text: {
            vi: 'Tập con nội bộ không cho `%file;` đứng trong khai báo khác',
            en: 'In the internal subset, `%file;` must not stand within another declaration',
          },
          correct: true,
          why: {
            vi: 'Chỉ DTD ngoài mới ghép được nội dung tệp vào địa chỉ của một khai báo.',
            en: 'Only an external DTD can put the content of a file into the address of a declaration.',
          },
        },
        {
          text: { vi: 'Để giấu khai báo khỏi máy chủ', en: 'To hide the declarations from the server' },
          why: {
            vi: 'Máy chủ chính là bên tải và đọc chúng.',
            en: 'The server is the very machine that loads and reads them.',
          },
        },
        {
          text: { vi: 'Vì tài liệu sẽ quá dài', en: 'Because the document would be too long' },
          why: { vi: 'Ba dòng khai báo không dài.', en: 'Three declarations are not long.' },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Tường lửa chặn mọi kết nối đi ra của máy chủ. XXE mù qua WebWolf còn thành công không?',
        en: 'A firewall blocks all outgoing connections of the server. Does blind XXE through WebWolf still work?',
      },
      choices: [
        {
          text: { vi: 'Không, nhưng lỗi vẫn còn đó', en: 'No, but the weakness is still there' },
          correct: true,
          why: {
            vi: 'DTD không tải được. Nếu một chỗ khác in nội dung hay thông báo lỗi ra, tệp vẫn lộ; hãy vá cả bộ phân tích.',
            en: 'The DTD cannot be loaded. If some other place prints content or error messages, the file still leaks; fix the parser, too.',
          },
        },
        {
          text: { vi: 'Còn, vì bộ phân tích vẫn mở', en: 'Yes, because the parser is still open' },
          why: {
            vi: 'Bộ phân tích vẫn thử mở địa chỉ, nhưng kết nối bị chặn.',
            en: 'The parser still tries to open the address, but the connection is blocked.',
          },
        },
      ],
    },
  ],
};
