import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-05',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Thay mã số đếm 2042, 2043… bằng UUID ngẫu nhiên thì lỗ hổng còn không?',
        en: 'If the ids 2042, 2043… are replaced by random UUIDs, is the weakness gone?',
      },
      choices: [
        {
          text: { vi: 'Hết, vì không ai đoán được UUID', en: 'Yes, because nobody can guess a UUID' },
          why: {
            vi: 'UUID khó đoán, nhưng nó nằm trong đường dẫn, lịch sử, nhật ký và liên kết chia sẻ. Ai có nó vẫn đọc được hồ sơ.',
            en: 'A UUID is hard to guess, but it appears in paths, histories, logs and shared links. Whoever has one can still read the profile.',
          },
        },
        {
          text: {
            vi: 'Còn: máy chủ vẫn không so hồ sơ với người gửi',
            en: 'No: the server still does not compare the profile with the sender',
          },
          correct: true,
          why: {
            vi: 'Mã khó đoán chỉ làm việc dò lâu hơn. So sánh với phiên mới là phân quyền.',
            en: 'An id that is hard to guess only makes enumeration slower. The comparison with the session is the authorization.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Máy chủ kiểm tra `id` trong đường dẫn, rồi cập nhật hồ sơ theo `id` trong thân yêu cầu. Điều gì xảy ra?',
        en: 'The server checks the `id` in the path, and then updates the profile by the `id` in the body. What happens?',
      },
      choices: [
        {
          text: { vi: 'An toàn, vì đã có phép kiểm tra', en: 'It is safe, because there is a check' },
          why: {
            vi: 'Phép kiểm tra và việc ghi dùng hai giá trị khác nhau, và người gửi đặt được cả hai.',
            en: 'The check and the change use two different values, and the sender sets both.',
          },
        },
        {
          text: {
            vi: 'Kẻ tấn công gửi mã của mình trong đường dẫn và mã nạn nhân trong thân',
            en: "An attacker sends their own id in the path and the victim's in the body",
          },
          correct: true,
          why: {
            vi: 'Giá trị được kiểm tra phải chính là giá trị được dùng.',
            en: 'The value that is checked must be the value that is used.',
          },
        },
        {
          text: { vi: 'Máy chủ trả 400 vì hai mã khác nhau', en: 'The server answers 400 because the two ids differ' },
          why: {
            vi: 'Express hay Spring MVC không tự so hai giá trị này; bạn phải tự viết phép so sánh đó.',
            en: 'Neither Express nor Spring MVC compares these two values by itself; you have to write the comparison.',
          },
        },
      ],
    },
  ],
};
