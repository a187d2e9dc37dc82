import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-02',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Một đường dẫn mới có dòng `if (account && hold.owner !== account) return 403`. Ai đọc được phiếu của An?',
        en: "A new route has the line `if (account && hold.owner !== account) return 403`. Who can read An's hold?",
      },
      choices: [
        {
          text: { vi: 'Chỉ An', en: 'Only An' },
          why: {
            vi: 'Khi không có phiên, `account` là `undefined`. Điều kiện sai ngay ở vế đầu, nên máy chủ không từ chối.',
            en: 'Without a session, `account` is `undefined`. The first half of the condition is false, so the server does not refuse.',
          },
        },
        {
          text: { vi: 'An, và bất kỳ ai chưa đăng nhập', en: 'An, and everybody who has not logged in' },
          correct: true,
          why: {
            vi: 'Phép so chỉ chạy khi có phiên. Khách khác bị chặn, còn người lạ hoàn toàn thì đi qua.',
            en: 'The comparison runs only where there is a session. Other customers are stopped, complete strangers pass.',
          },
        },
        {
          text: { vi: 'An, và mọi khách đã đăng nhập', en: 'An, and every customer who has logged in' },
          why: {
            vi: 'Với khách đã đăng nhập, cả hai vế đều được xét và họ nhận 403.',
            en: 'For customers who have logged in, both halves count, and they get 403.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Nhà sách thêm đăng nhập hai bước (mật khẩu và mã gửi qua điện thoại). Lỗi cho phép hủy phiếu của người khác có hết không?',
        en: "The bookshop adds a second factor to the login (a code sent to the phone). Does that fix the fault that lets people cancel somebody else's hold?",
      },
      choices: [
        {
          text: {
            vi: 'Hết, vì kẻ tấn công không vào được nữa',
            en: 'Yes, because the attacker can no longer get in',
          },
          why: {
            vi: 'Kẻ tấn công là một khách hàng bình thường. Người đó qua được cả hai bước bằng tài khoản của chính mình.',
            en: 'The attacker is an ordinary customer, who passes both steps with an account of their own.',
          },
        },
        {
          text: {
            vi: 'Không: máy chủ biết chắc hơn ai đang gửi, nhưng vẫn không so với chủ phiếu',
            en: 'No: the server knows the sender with more certainty, but still does not compare with the owner',
          },
          correct: true,
          why: {
            vi: 'Xác thực mạnh hơn chỉ trả lời chắc hơn câu “ai”. Câu “phiếu này của ai” vẫn chưa được hỏi.',
            en: 'Stronger authentication answers “who” with more certainty. “Whose hold is it” is still not asked.',
          },
        },
      ],
    },
  ],
};
