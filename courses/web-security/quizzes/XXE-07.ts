import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-07',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ so `Content-Type === "application/json"`. Yêu cầu hợp lệ nào bị từ chối oan?',
        en: 'A server compares `Content-Type === "application/json"`. Which valid request is refused by mistake?',
      },
      choices: [
        {
          text: { vi: '`application/json; charset=utf-8`', en: '`application/json; charset=utf-8`' },
          correct: true,
          why: {
            vi: 'Tham số được phép đi kèm; kiểu vẫn là JSON.',
            en: 'A parameter is allowed; the type is still JSON.',
          },
        },
        {
          text: { vi: '`application/xml`', en: '`application/xml`' },
          why: { vi: 'Kiểu này phải bị từ chối.', en: 'That type has to be refused.' },
        },
        {
          text: { vi: '`text/plain`', en: '`text/plain`' },
          why: { vi: 'Địa chỉ này không nhận văn bản thuần.', en: 'The address takes no plain text.' },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Vì sao một địa chỉ viết cho JSON lại đọc được XML?',
        en: 'Why can an address that was written for JSON read XML?',
      },
      choices: [
        {
          text: {
            vi: 'Framework chọn bộ đọc theo `Content-Type` nếu địa chỉ không nói kiểu nào được nhận',
            en: 'The framework chooses a reader by `Content-Type` if the address does not say which type it takes',
          },
          correct: true,
          why: {
            vi: 'Chỉ cần thư viện XML có mặt trong ứng dụng.',
            en: 'It is enough that an XML library is part of the application.',
          },
        },
        {
          text: { vi: 'JSON là một dạng của XML', en: 'JSON is a form of XML' },
          why: { vi: 'Hai định dạng không liên quan.', en: 'The two formats are unrelated.' },
        },
      ],
    },
  ],
};
