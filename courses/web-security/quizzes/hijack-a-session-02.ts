import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'hijack-a-session-02',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Một nhóm đổi mã phiên thành `sha256(số đếm + thời gian)`. Mã giờ có 64 ký tự hex, hai mã liền nhau không giống nhau ở đâu cả. Kẻ tấn công đọc được mã nguồn còn phải thử bao nhiêu mã?',
        en: 'A team changes its session id to `sha256(counter + time)`. The id now has 64 hexadecimal characters, and two ids in a row have nothing in common. How many ids must an attacker who has read the source code try?',
      },
      choices: [
        {
          text: {
            vi: 'Bằng số cặp số đếm và thời gian có thể có',
            en: 'As many as there are possible pairs of counter and time',
          },
          correct: true,
          why: {
            vi: 'Kẻ tấn công băm từng cặp số đếm và thời gian rồi gửi kết quả. Hàm băm không thêm khả năng nào.',
            en: 'The attacker hashes each pair of counter and time and sends the result. A hash adds no possibilities.',
          },
        },
        {
          text: { vi: '2 mũ 256, vì SHA-256 có 256 bit', en: '2 to the power of 256, because SHA-256 has 256 bits' },
          why: {
            vi: 'Đầu ra dài 256 bit, nhưng chỉ những đầu ra của vài nghìn đầu vào là có thể xuất hiện.',
            en: 'The output has 256 bits, but only the outputs of a few thousand inputs can occur.',
          },
        },
        {
          text: {
            vi: 'Không thử được mã nào, vì SHA-256 không đảo ngược được',
            en: 'None can be tried, because SHA-256 cannot be reversed',
          },
          why: {
            vi: 'Không cần đảo ngược: chỉ cần tính xuôi từ những đầu vào có thể.',
            en: 'Nothing has to be reversed: it is enough to compute forwards from the possible inputs.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Máy chủ cấp mã `4315.9f2c…` với 128 bit từ bộ sinh số an toàn sau dấu chấm. Số đếm vẫn lộ. Mã này có đoán được không?',
        en: 'A server issues the id `4315.9f2c…`, with 128 bits from a secure generator after the dot. The counter is still visible. Can the id be predicted?',
      },
      choices: [
        {
          text: { vi: 'Không: phần sau dấu chấm một mình đã đủ', en: 'No: the part after the dot is enough by itself' },
          correct: true,
          why: {
            vi: 'Số đếm chỉ cho biết có người khác đăng nhập. 128 bit còn lại thì không dò hết được.',
            en: 'The counter only tells that somebody else has logged in. The 128 bits that remain cannot all be tried.',
          },
        },
        {
          text: {
            vi: 'Có: chỗ trống vẫn cho biết số của người khác',
            en: "Yes: a gap still tells somebody else's number",
          },
          why: {
            vi: 'Biết số đếm mà không biết 128 bit kia thì chưa có mã.',
            en: 'The counter without those 128 bits is not the id.',
          },
        },
      ],
    },
  ],
};
