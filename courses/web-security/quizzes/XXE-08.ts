import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-08',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Bạn gửi JSON với `Content-Type: application/xml`. Câu trả lời nào cho thấy máy chủ có bộ phân tích XML?',
        en: 'You send JSON with `Content-Type: application/xml`. Which response shows that the server has an XML parser?',
      },
      choices: [
        {
          text: { vi: '415 Unsupported Media Type', en: '415 Unsupported Media Type' },
          why: {
            vi: 'Kiểu bị từ chối trước khi thân được đọc; không biết có bộ phân tích hay không.',
            en: 'The type is refused before the body is read; nothing is known about a parser.',
          },
        },
        {
          text: { vi: 'Lỗi nói về ký tự đầu tiên của thân', en: 'An error about the first character of the body' },
          correct: true,
          why: {
            vi: 'Ký tự đầu của JSON chỉ sai khi thân được đọc như XML.',
            en: 'The first character of JSON is wrong only where the body is read as XML.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Vì sao nên đổi từng thứ một thay vì gửi ngay cả cuộc tấn công?',
        en: 'Why change one thing at a time instead of sending the whole attack at once?',
      },
      choices: [
        {
          text: { vi: 'Vì như vậy máy chủ không ghi nhật ký', en: 'Because the server then logs nothing' },
          why: { vi: 'Mỗi yêu cầu đều để lại dấu.', en: 'Every request leaves a trace.' },
        },
        {
          text: {
            vi: 'Vì biết ngay thay đổi nào gây ra câu trả lời',
            en: 'Because it is clear which change caused the response',
          },
          correct: true,
          why: {
            vi: 'Một lỗi sau năm thay đổi có năm nguyên nhân có thể.',
            en: 'An error after five changes has five possible causes.',
          },
        },
      ],
    },
  ],
};
