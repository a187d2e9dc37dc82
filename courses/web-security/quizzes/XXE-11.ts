import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-11',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ không hiện lỗi nữa, và mọi kết nối HTTP đi ra bị chặn. Bộ phân tích vẫn mở. Kẻ tấn công còn đường nào trong bài này?',
        en: 'The server no longer shows errors, and all outgoing HTTP connections are blocked. The parser is still open. Which way of this lesson is left?',
      },
      choices: [
        {
          text: { vi: 'Không đường nào trong hai đường ấy', en: 'Neither of the two' },
          correct: true,
          why: {
            vi: 'DTD không tải được và lỗi không ra. Nhưng đây là hai lớp ngoài: một chỗ nào đó hiện dữ liệu thì tệp lại lộ.',
            en: 'The DTD cannot be loaded and no error gets out. But these are outer layers: where data are shown somewhere, the file leaks again.',
          },
        },
        {
          text: { vi: 'Gửi tệp trong địa chỉ', en: 'Sending the file in an address' },
          why: { vi: 'Địa chỉ ấy không được gọi nữa.', en: 'That address can no longer be called.' },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Vì sao `&#x25;` được viết thay cho `%` trong khai báo của `%send;`?',
        en: 'Why is `&#x25;` written instead of `%` in the declaration of `%send;`?',
      },
      choices: [
        {
          text: {
            vi: 'Để nó chỉ thành dấu phần trăm khi `%all;` được dùng',
            en: 'So that it becomes a percent sign only when `%all;` is used',
          },
          correct: true,
          why: {
            vi: 'Khi đọc nội dung của `%all;`, bộ phân tích chưa được thấy khai báo ở bên trong.',
            en: 'While it reads the content of `%all;`, the parser must not see the inner declaration yet.',
          },
        },
        {
          text: { vi: 'Để qua mặt bộ lọc', en: 'To get past a filter' },
          why: {
            vi: 'Nó cần thiết cho cú pháp, có hay không có bộ lọc.',
            en: 'The syntax needs it, with or without a filter.',
          },
        },
      ],
    },
  ],
};
