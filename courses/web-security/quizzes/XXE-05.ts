import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-05',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ báo rằng khai báo XML chỉ được phép ở đầu tài liệu. Điều đó cho kẻ tấn công biết gì?',
        en: 'A server reports that an XML declaration is allowed only at the start of a document. What does that tell an attacker?',
      },
      choices: [
        {
          text: {
            vi: 'Chữ gửi đi nằm bên trong một tài liệu XML',
            en: 'The text that was sent is inside an XML document',
          },
          correct: true,
          why: {
            vi: 'Máy chủ đọc XML, và chữ ấy không ở đầu tài liệu. Bước sau là thay cả thân yêu cầu.',
            en: 'The server reads XML, and that text is not at its start. The next step is to replace the whole body.',
          },
        },
        {
          text: { vi: 'Máy chủ không bị XXE', en: 'The server has no XXE' },
          why: {
            vi: 'Lỗi nói về vị trí, không nói gì về tùy chọn của bộ phân tích.',
            en: 'The error is about the place; it says nothing about the options of the parser.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Bạn sửa trang để ô nhập không cho gõ dấu `<`. Việc này chặn được gì?',
        en: 'You change the page so that the box does not accept the character `<`. What does that prevent?',
      },
      choices: [
        {
          text: {
            vi: 'Không gì cả với người gửi yêu cầu trực tiếp',
            en: 'Nothing, where somebody sends requests directly',
          },
          correct: true,
          why: {
            vi: 'Yêu cầu được gửi mà không cần ô nhập.',
            en: 'The request is sent without the box.',
          },
        },
        {
          text: { vi: 'XXE, vì không viết được khai báo', en: 'XXE, because no declaration can be written' },
          why: {
            vi: 'Kiểm tra ở trình duyệt chỉ có tác dụng trong trình duyệt của người dùng ngay thật.',
            en: 'A check in the browser only binds honest users.',
          },
        },
      ],
    },
  ],
};
