import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-04',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Một bộ lọc từ chối mọi đường dẫn bắt đầu bằng `/admin`. Máy chủ phía sau không phân biệt chữ hoa. Thay cho việc thêm `/Admin` vào bộ lọc, cách nào đáng tin nhất?',
        en: 'A filter refuses every path that starts with `/admin`. The server behind it ignores case. Which of these is the most reliable alternative to adding `/Admin` to the filter?',
      },
      choices: [
        {
          text: {
            vi: 'Đổi đường dẫn sang chữ thường trước khi so',
            en: 'Make the path lower case before the comparison',
          },
          why: {
            vi: 'Cách này chặn được `/Admin`, nhưng `//admin` và `/%61dmin` vẫn có thể được hai bên đọc khác nhau.',
            en: 'This stops `/Admin`, but the two may still read `//admin` and `/%61dmin` in different ways.',
          },
        },
        {
          text: {
            vi: 'Kiểm tra ở chỗ chức năng chạy, sau khi máy chủ đã hiểu đường dẫn',
            en: 'Check where the function runs, after the server has understood the path',
          },
          correct: true,
          why: {
            vi: 'Ở đó chỉ còn một cách hiểu. Dù đường dẫn được viết thế nào, yêu cầu cũng phải qua chỗ ấy.',
            en: 'There is only one reading left at that point. However the path was written, the request has to pass there.',
          },
        },
        {
          text: { vi: 'Đổi tên `/admin` thành một từ khó đoán', en: 'Rename `/admin` to a word that is hard to guess' },
          why: {
            vi: 'Tên mới nằm trong liên kết, lịch sử và nhật ký. Giấu một đường dẫn không phải là kiểm tra quyền.',
            en: 'The new name appears in links, histories and logs. Hiding a path is not checking a permission.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: '`/account` chỉ dùng phiên và không nhận mã nào. Ai đó thêm `/api/accounts/:id` cho ứng dụng điện thoại. Cần kiểm tra gì ở đường dẫn mới?',
        en: '`/account` uses only the session and takes no id. Somebody adds `/api/accounts/:id` for the phone app. What has to be checked on the new path?',
      },
      choices: [
        {
          text: {
            vi: 'Không gì thêm: cùng dữ liệu với `/account`, vốn đã an toàn',
            en: 'Nothing more: it has the same data as `/account`, which is safe',
          },
          why: {
            vi: '`/account` an toàn vì người gửi không chọn được đối tượng. Đường dẫn mới cho họ chọn.',
            en: '`/account` is safe because its sender cannot choose the object. The new path lets them choose.',
          },
        },
        {
          text: { vi: 'Có phiên hay không', en: 'Whether there is a session' },
          why: {
            vi: 'Chưa đủ: khách nào cũng có phiên, và mã trong đường dẫn là của ai cũng được.',
            en: "Not enough: every customer has a session, and the id in the path may be anybody's.",
          },
        },
        {
          text: {
            vi: 'Tài khoản tìm được có thuộc về người trong phiên không',
            en: 'Whether the account that was found belongs to whoever is in the session',
          },
          correct: true,
          why: {
            vi: 'Từ lúc người gửi chọn được đối tượng, phép so với chủ trở thành bắt buộc.',
            en: 'As soon as the sender can choose the object, the comparison with its owner is needed.',
          },
        },
      ],
    },
  ],
};
