import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ phân tích XML rồi chỉ trả về “Đã nhận”. Nó không bao giờ in nội dung của tài liệu. XXE còn lấy được tệp ra không?',
        en: 'A server parses XML and only answers “Received”. It never prints anything of the document. Can XXE still get a file out?',
      },
      choices: [
        {
          text: { vi: 'Không, vì câu trả lời không chứa gì', en: 'No, because the response contains nothing' },
          why: {
            vi: 'Câu trả lời chỉ là một trong ba đường ra.',
            en: 'The response is only one of three ways out.',
          },
        },
        {
          text: {
            vi: 'Còn: bằng một yêu cầu mà máy chủ tự gửi đi',
            en: 'Yes: by a request that the server itself sends',
          },
          correct: true,
          why: {
            vi: 'Đó là XXE mù: địa chỉ của yêu cầu thứ hai chứa nội dung tệp.',
            en: 'That is blind XXE: the address of the second request contains the file.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Ai cần có quyền đọc `/etc/passwd` để tấn công thành công?',
        en: 'Who needs the right to read `/etc/passwd` for the attack to succeed?',
      },
      choices: [
        {
          text: { vi: 'Tiến trình của máy chủ', en: "The server's process" },
          correct: true,
          why: {
            vi: 'Bộ phân tích chạy trong máy chủ, nên đọc bằng quyền của máy chủ. Vì vậy đặc quyền tối thiểu làm giảm thiệt hại.',
            en: "The parser runs within the server and reads with the server's rights. That is why least privilege limits the damage.",
          },
        },
        {
          text: { vi: 'Người gửi tài liệu', en: 'The sender of the document' },
          why: {
            vi: 'Người gửi có thể không có tài khoản nào trên máy ấy.',
            en: 'The sender may have no account on that machine at all.',
          },
        },
      ],
    },
  ],
};
