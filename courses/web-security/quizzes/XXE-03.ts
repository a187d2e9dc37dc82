import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-03',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Bạn chặn mọi tài liệu có chữ `file://`. Kẻ tấn công gửi `SYSTEM "http://10.0.0.5:8080/health"`. Máy chủ làm gì?',
        en: 'You block every document that contains `file://`. An attacker sends `SYSTEM "http://10.0.0.5:8080/health"`. What does the server do?',
      },
      choices: [
        {
          text: {
            vi: 'Từ chối, vì đây cũng là thực thể ngoài',
            en: 'It refuses, because this is an external entity, too',
          },
          why: {
            vi: 'Bộ lọc chỉ nhìn chữ `file://`; bộ phân tích vẫn mở mọi địa chỉ khác.',
            en: 'The filter looks for `file://` only; the parser still opens every other address.',
          },
        },
        {
          text: {
            vi: 'Gọi máy 10.0.0.5 trong mạng nội bộ',
            en: 'It calls the machine 10.0.0.5 in the internal network',
          },
          correct: true,
          why: {
            vi: 'Yêu cầu đi từ máy chủ, nên tới được nơi mà kẻ tấn công không tới được.',
            en: 'The request comes from the server, so it reaches places that the attacker does not.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Tùy chọn nào chặn được cả việc đọc tệp lẫn việc phình tài liệu bằng thực thể lồng nhau?',
        en: 'Which option stops both the reading of files and the swelling by nested entities?',
      },
      choices: [
        {
          text: { vi: 'Không mở thực thể ngoài', en: 'Open no external entities' },
          why: {
            vi: 'Thực thể lồng nhau là thực thể trong; chúng không mở gì cả.',
            en: 'Nested entities are internal; they open nothing.',
          },
        },
        {
          text: { vi: 'Không nhận DOCTYPE', en: 'Accept no DOCTYPE' },
          correct: true,
          why: {
            vi: 'Không có DOCTYPE thì không khai báo được thực thể nào.',
            en: 'Without a DOCTYPE no entity can be declared.',
          },
        },
        {
          text: { vi: 'Chỉ nhận tài liệu dưới 1 KB', en: 'Accept only documents below 1 KB' },
          why: {
            vi: 'Một tài liệu dưới 1 KB đủ chỗ cho cả hai kiểu.',
            en: 'A document below 1 KB has room for both.',
          },
        },
      ],
    },
  ],
};
