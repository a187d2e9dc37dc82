import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'spoofing-an-authentication-cookie-02',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Cookie là `an.1772424000000.<HMAC của “an”>`. Máy chủ tính lại HMAC của tên, rồi so hạn với giờ hiện tại. An giữ cookie đã hết hạn. An làm được gì?',
        en: 'A cookie is `an.1772424000000.<HMAC of “an”>`. The server computes the HMAC of the name again and compares the expiry with its clock. An holds a cookie that has expired. What can An do?',
      },
      choices: [
        {
          text: { vi: 'Sửa hạn thành số lớn hơn và dùng tiếp', en: 'Write a later expiry and go on using it' },
          correct: true,
          why: {
            vi: 'Chữ ký chỉ phủ tên, nên hạn sửa được mà chữ ký vẫn khớp.',
            en: 'The signature covers the name only, so the expiry can be edited and the signature still fits.',
          },
        },
        {
          text: {
            vi: 'Đổi tên thành `binh` và vào tài khoản đó',
            en: 'Change the name to `binh` and get into that account',
          },
          why: {
            vi: 'Tên nằm trong phần được ký: đổi tên thì HMAC không còn khớp.',
            en: 'The name is in the signed part: with another name the HMAC no longer fits.',
          },
        },
        {
          text: { vi: 'Không gì cả: cookie có chữ ký', en: 'Nothing: the cookie has a signature' },
          why: {
            vi: 'Chữ ký chỉ bảo vệ những gì được ký.',
            en: 'A signature protects only what it covers.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Nhà sách vừa chuyển sang cookie mới có HMAC. Để khách không phải đăng nhập lại, máy chủ vẫn nhận cookie kiểu cũ trong 30 ngày. Trong thời gian đó, kẻ tấn công vào được tài khoản người khác không?',
        en: 'The bookshop has just changed to a cookie with an HMAC. So that customers need not log in again, the server accepts cookies of the old kind for 30 days. Can an attacker get into other accounts in that time?',
      },
      choices: [
        {
          text: { vi: 'Được: chỉ cần viết cookie kiểu cũ', en: 'Yes: by writing a cookie of the old kind' },
          correct: true,
          why: {
            vi: 'Kẻ tấn công chọn kiểu mà máy chủ nhận và dễ giả nhất. Bắt đăng nhập lại một lần là cái giá của bản vá.',
            en: 'Attackers choose the kind that is accepted and easiest to forge. One more login is the price of the patch.',
          },
        },
        {
          text: {
            vi: 'Không: cookie kiểu cũ chỉ còn ở máy của khách cũ',
            en: 'No: only old customers have cookies of the old kind',
          },
          why: {
            vi: 'Không cần ai cấp: cookie kiểu cũ tự viết ra được.',
            en: 'Nobody has to issue them: a cookie of the old kind can be written by anybody.',
          },
        },
      ],
    },
  ],
};
