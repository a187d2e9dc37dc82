import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-11',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ không hiện lỗi nữa, và mọi kết nối đi ra bị chặn. Bộ phân tích vẫn mở. Trong hai đường của bài này, kẻ tấn công còn đường nào?',
        en: 'The server no longer shows errors, and all outgoing connections are blocked. The parser is still open. Which of the two ways of this lesson is left?',
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
          why: { vi: 'Địa chỉ ấy không gọi được nữa.', en: 'That address can no longer be called.' },
        },
        {
          text: { vi: 'Tên một tệp không tồn tại', en: 'The name of a file that does not exist' },
          why: {
            vi: 'Tên ấy chỉ đi ra trong thông báo lỗi, mà máy chủ không hiện nữa.',
            en: 'That name gets out in an error message only, which the server no longer shows.',
          },
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
            vi: 'Để dấu phần trăm không bị coi là đầu của một tham chiếu khi `%all;` được khai báo',
            en: 'So that the percent sign is not taken for the start of a reference while `%all;` is declared',
          },
          correct: true,
          why: {
            vi: 'Trong nội dung đặt giữa dấu nháy, `%` luôn mở đầu một tham chiếu. `&#x25;` cho ra dấu phần trăm mà không mở đầu gì; khai báo ở trong chỉ có hiệu lực khi `%all;` được dùng.',
            en: 'Within the quotes, `%` always starts a reference. `&#x25;` gives a percent sign that starts none; the inner declaration takes effect when `%all;` is used.',
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
