import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-06',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Ứng dụng dùng JWT chứa `userId: 17`, chữ ký hợp lệ. Người này gửi `GET /don/1025`. Máy chủ còn phải làm gì?',
        en: 'An application uses a JWT with `userId: 17` and a valid signature. This user sends `GET /orders/1025`. What does the server still have to do?',
      },
      choices: [
        {
          text: { vi: 'Không gì cả: chữ ký đã hợp lệ', en: 'Nothing: the signature is valid' },
          why: {
            vi: 'Chữ ký chỉ chứng minh người gửi là 17, không chứng minh đơn 1025 là của 17.',
            en: 'The signature proves that the sender is 17, not that order 1025 belongs to 17.',
          },
        },
        {
          text: { vi: 'So chủ của đơn 1025 với 17', en: 'Compare the owner of order 1025 with 17' },
          correct: true,
          why: {
            vi: 'JWT trả lời “ai đang gửi”. Quyền với từng đối tượng vẫn phải so.',
            en: 'The JWT answers “who is sending”. The right to each object still has to be compared.',
          },
        },
        {
          text: { vi: 'Mã hóa số 1025', en: 'Encrypt the number 1025' },
          why: {
            vi: 'Giấu số đi chỉ làm việc dò chậm lại.',
            en: 'Hiding the number only makes guessing slower.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Điểm mạnh của `WHERE id = ? AND customer_id = ?` so với việc đọc đơn rồi mới so chủ là gì?',
        en: 'What is the strength of `WHERE id = ? AND customer_id = ?` over reading the order first and then comparing the owner?',
      },
      choices: [
        {
          text: {
            vi: 'Dữ liệu của người khác không ra khỏi cơ sở dữ liệu',
            en: "Other people's data never leave the database",
          },
          correct: true,
          why: {
            vi: 'Phép so sánh nằm trong chính bước lấy dữ liệu, nên chương trình không có gì để lỡ trả về.',
            en: 'The comparison is part of the step that gets the data, so the program has nothing that it could return by mistake.',
          },
        },
        {
          text: { vi: 'Nó chống được SQL injection', en: 'It prevents SQL injection' },
          why: {
            vi: 'Dấu `?` chống SQL injection; cột `customer_id` là chuyện khác.',
            en: 'The `?` prevents SQL injection; the column `customer_id` is another matter.',
          },
        },
      ],
    },
  ],
};
