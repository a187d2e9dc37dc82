import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-02',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Bộ phân tích bị tắt thực thể ngoài nhưng vẫn thay thực thể trong. Kiểu tấn công nào còn lại?',
        en: 'A parser has external entities off, but still replaces internal ones. Which attack is left?',
      },
      choices: [
        {
          text: { vi: 'Đọc `/etc/passwd`', en: 'Reading `/etc/passwd`' },
          why: {
            vi: 'Muốn đọc tệp thì phải có thực thể ngoài.',
            en: 'Reading a file needs an external entity.',
          },
        },
        {
          text: { vi: 'Phình tài liệu bằng thực thể lồng nhau', en: 'Swelling the document with nested entities' },
          correct: true,
          why: {
            vi: 'Thực thể lồng nhau chỉ cần loại trong, và bộ phân tích này vẫn thay chúng.',
            en: 'Nested entities need internal ones only, and this parser still replaces them.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: '`%part;` được viết trong nội dung phần tử: `<book>%part;</book>`. Điều gì xảy ra?',
        en: '`%part;` is written in the content of an element: `<book>%part;</book>`. What happens?',
      },
      choices: [
        {
          text: { vi: 'Nó được thay như `&part;`', en: 'It is replaced like `&part;`' },
          why: {
            vi: 'Hai loại có không gian tên riêng và nơi dùng riêng.',
            en: 'The two kinds have separate names, and each is used in a place of its own.',
          },
        },
        {
          text: { vi: 'Không gì cả: đó là chữ bình thường', en: 'Nothing: it is ordinary text' },
          correct: true,
          why: {
            vi: 'Thực thể tham số chỉ có nghĩa trong DTD; ngoài DTD, dấu phần trăm là một ký tự như mọi ký tự.',
            en: 'Parameter entities have a meaning in the DTD only; elsewhere the percent sign is a character like any other.',
          },
        },
        {
          text: { vi: 'Bộ phân tích báo lỗi cú pháp', en: 'The parser reports a syntax error' },
          why: {
            vi: 'Dấu phần trăm được phép đứng trong nội dung.',
            en: 'A percent sign is allowed in content.',
          },
        },
      ],
    },
  ],
};
