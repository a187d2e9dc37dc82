import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'random-number',
    fails: 'predict',
    // The original asks random() whether and when the visitor logs in.
    mark: /(?:(?<![\w.])|Math\.)random\(\)(?!>0?\.35|\*200)/,
    message: {
      vi: '`random()` và `Math.random()` là bộ sinh số thường: sau vài giá trị, giá trị kế tiếp tính được. Hãy dùng `crypto.randomToken()`.',
      en: '`random()` and `Math.random()` are ordinary generators: after a few values, the next can be computed. Use `crypto.randomToken()`.',
    },
  },
  {
    id: 'refuses-the-visitor',
    fails: 'predict',
    mark: /[=!]==?data\.visitor|data\.visitor[=!]==?/,
    message: {
      vi: 'Bạn chỉ chặn một người. Mã phiên vẫn tính được như trước, và nạn nhân tiếp theo mang tên khác.',
      en: 'You only stop one person. The ids can be computed as before, and the next victim has another name.',
    },
  },
  {
    id: 'longer-counter',
    fails: 'predict',
    mark: /padStart|shop-|\+100/,
    message: {
      vi: 'Mã dài hơn, nhưng vẫn là số đếm và thời gian. Phần thêm vào luôn như nhau, nên không ai phải đoán.',
      en: 'The id is longer, but it is still a counter and a time. What you added never changes, so nobody has to guess it.',
    },
  },
  {
    id: 'base64',
    fails: 'predict',
    mark: /base64|hex\.|btoa/,
    message: {
      vi: 'Mã chỉ được viết theo cách khác. Ai giải mã Base64 hay hex thì lại thấy số đếm và thời gian.',
      en: 'The id is only written in another way. Whoever decodes it sees the counter and the time again.',
    },
  },
  {
    id: 'hashed-counter',
    fails: 'predict',
    mark: /sha256/,
    message: {
      vi: 'SHA-256 không giữ bí mật gì ở đây: kẻ tấn công cũng tính được băm của số đếm và thời gian, rồi dò như cũ.',
      en: 'SHA-256 keeps nothing secret here: the attacker can hash counters and times, too, and try them as before.',
    },
  },
  {
    id: 'short-token',
    fails: 'entropy',
    mark: /randomToken|randomUUID/,
    message: {
      vi: 'Phần ngẫu nhiên quá ngắn: dưới 16 chữ số hex, tức 64 bit. Hãy giữ cả 128 bit.',
      en: 'The random part is too short: below 16 hexadecimal digits, which are 64 bits. Keep all 128 bits.',
    },
  },
  {
    id: 'no-secret-part',
    fails: 'entropy',
    message: {
      vi: 'Mã này chỉ được làm từ những điều tính được, như số đếm, thời gian hay số từ `random()`: không có phần nào mà người ngoài không biết. Hãy lấy mã từ `crypto.randomToken()`.',
      en: 'This id is made only of what others can compute, such as a counter, a time or a number from `random()`: no part of it is unknown to them. Take it from `crypto.randomToken()`.',
    },
  },
  {
    id: 'both-ids',
    fails: 'old-ids',
    mark: /functionstartSession\((?:(?!functionvisit).)*random(?:Token|UUID)/,
    message: {
      vi: '`startSession` vẫn cất mã theo quy luật cũ bên cạnh mã ngẫu nhiên, và máy chủ nhận cả hai. Chỉ được cất mã mới.',
      en: '`startSession` still stores ids by the old rule beside the random ones, and the server accepts both. Store the new ids only.',
    },
  },
  {
    id: 'own-login-only',
    fails: 'old-ids',
    message: {
      vi: 'Mã mới đã an toàn, nhưng máy chủ vẫn nhận mã theo quy luật cũ. Ở `startSession`, nơi mọi mã được tạo ra, chỉ được cất mã mới.',
      en: 'The new ids are safe, but the server still accepts ids by the old rule. In `startSession`, where every id is made, store the new one only.',
    },
  },
  {
    id: 'one-session',
    fails: 'stays',
    message: {
      vi: 'Bạn xóa phiên của người khác khi có ai đăng nhập. Khách hàng bị đẩy ra giữa chừng.',
      en: 'You delete other sessions when somebody logs in. Customers are thrown out.',
    },
  },
];
