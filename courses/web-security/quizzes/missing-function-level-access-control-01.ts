import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'missing-function-level-access-control-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Nút “Xóa người dùng” bị vô hiệu hóa (`disabled`) với nhân viên. Đường dẫn phía sau không kiểm tra vai. Nhân viên có xóa được không?',
        en: 'The button “Delete user” is `disabled` for staff. The route behind it does not check the role. Can staff delete users?',
      },
      choices: [
        {
          text: {
            vi: 'Được: gửi thẳng yêu cầu mà nút sẽ gửi',
            en: 'Yes: by sending the request that the button would send',
          },
          correct: true,
          why: {
            vi: 'Thuộc tính `disabled` chỉ có tác dụng trong trình duyệt của chính họ.',
            en: 'The attribute `disabled` has an effect in their own browser only.',
          },
        },
        {
          text: { vi: 'Không: trình duyệt không gửi được', en: 'No: the browser cannot send it' },
          why: {
            vi: 'Nút thì không bấm được, nhưng `curl` hay công cụ phát triển của chính trình duyệt thì gửi được.',
            en: "The button cannot, but `curl` or the browser's own developer tools can.",
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Bạn thêm đường dẫn `/bao-cao` và quên khai báo vai trò. Hệ thống nào an toàn?',
        en: 'You add the route `/reports` and forget to declare a role. Which system is safe?',
      },
      choices: [
        {
          text: { vi: 'Hệ thống cấm mọi thứ trong `/admin`', en: 'One that forbids everything below `/admin`' },
          why: {
            vi: '`/bao-cao` không bắt đầu bằng `/admin`, nên ai cũng vào được.',
            en: '`/reports` does not begin with `/admin`, so anybody gets in.',
          },
        },
        {
          text: {
            vi: 'Hệ thống từ chối đường dẫn không khai báo vai',
            en: 'One that refuses routes without a declared role',
          },
          correct: true,
          why: {
            vi: 'Quên thì đường dẫn không chạy, và bạn nhận ra ngay trong lần thử đầu tiên.',
            en: 'The forgotten route does not work, and you notice at the first try.',
          },
        },
        {
          text: { vi: 'Hệ thống không đặt liên kết đến `/bao-cao`', en: 'One that has no link to `/reports`' },
          why: {
            vi: 'Đường dẫn không có liên kết vẫn gọi được.',
            en: 'A route without a link can still be called.',
          },
        },
      ],
    },
  ],
};
