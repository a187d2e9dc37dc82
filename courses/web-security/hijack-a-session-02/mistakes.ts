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
    message: {
      vi: 'Phần ngẫu nhiên quá ngắn: dưới 16 chữ số hex, tức 64 bit. Hãy giữ cả 128 bit.',
      en: 'The random part is too short: below 16 hexadecimal digits, which are 64 bits. Keep all 128 bits.',
    },
  },
  {
    id: 'own-login-only',
    fails: 'old-ids',
    message: {
      vi: 'Mã của bạn đã an toàn, nhưng `visit` vẫn cấp mã theo quy luật cũ cho khách khác, và máy chủ vẫn nhận những mã ấy. Hãy sửa ở nơi mọi mã được tạo ra: `startSession`.',
      en: 'Your own id is safe, but `visit` still gives other customers ids by the old rule, and the server accepts them. Change the place where every id is made: `startSession`.',
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
