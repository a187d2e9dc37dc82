import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'spoofing-an-authentication-cookie-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ thay Base64 bằng “Base64 của hex của chuỗi đảo ngược, kèm mười chữ cái ngẫu nhiên” mà nó không lưu lại. Cookie có khó giả hơn không?',
        en: 'A server replaces Base64 with “Base64 of hex of the reversed text with ten random letters”, which it does not store. Is the cookie harder to forge?',
      },
      choices: [
        {
          text: { vi: 'Có, vì mười chữ cái là ngẫu nhiên', en: 'Yes, because the ten letters are random' },
          why: {
            vi: 'Máy chủ không lưu chúng nên không so được với gì: mười chữ cái nào cũng được nhận.',
            en: 'The server has not stored them, so it has nothing to compare them with: any ten letters will do.',
          },
        },
        {
          text: { vi: 'Không: mỗi lớp đều làm ngược được', en: 'No: each layer can be undone' },
          correct: true,
          why: {
            vi: 'Không có khóa nào. Ai bóc được các lớp thì cũng đắp lại được với tên khác.',
            en: 'There is no key. Whoever can peel the layers off can put them on again with another name.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Cookie `lan.<HMAC>` không có hạn dùng và bị chép trộm từ một máy công cộng. Cách nào chặn được nó?',
        en: 'The cookie `lan.<HMAC>` has no expiry date and was copied from a public computer. What stops it?',
      },
      choices: [
        {
          text: { vi: 'Lan đổi mật khẩu', en: 'Lan changes her password' },
          why: {
            vi: 'HMAC chỉ phụ thuộc vào tên và khóa của máy chủ, không phụ thuộc mật khẩu.',
            en: "The HMAC depends on the name and the server's key only, not on the password.",
          },
        },
        {
          text: { vi: 'Máy chủ đổi khóa `k`', en: 'The server changes the key `k`' },
          correct: true,
          why: {
            vi: 'Mọi chữ ký cũ đều hỏng, của cả những người khác. Vì vậy mới cần hạn dùng hoặc mã thu hồi được.',
            en: 'All old signatures become invalid, those of everybody else, too. That is why expiry dates or revocable tokens are needed.',
          },
        },
        {
          text: { vi: 'Lan đăng xuất, trình duyệt xóa cookie', en: 'Lan logs out and the browser deletes the cookie' },
          why: {
            vi: 'Bản sao của kẻ trộm vẫn còn, và chữ ký vẫn hợp lệ.',
            en: "The thief's copy still exists, and its signature is still valid.",
          },
        },
      ],
    },
  ],
};
