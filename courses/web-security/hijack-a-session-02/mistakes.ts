import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'longer-counter',
    fails: 'gap',
    mark: /padStart|shop-|\+100/,
    message: {
      vi: 'Mã dài hơn, nhưng vẫn là số đếm và thời gian. Phần thêm vào không đổi, nên không phải đoán.',
      en: 'The id is longer, but it is still a counter and a time. What you added never changes, so nobody has to guess it.',
    },
  },
  {
    id: 'base64',
    fails: 'entropy',
    message: {
      vi: 'Mã chỉ được viết theo cách khác. Ai giải mã Base64 hay hex thì lại thấy số đếm và thời gian.',
      en: 'The id is only written in another way. Whoever decodes it sees the counter and the time again.',
    },
  },
  {
    id: 'random-number',
    fails: 'weak-random',
    message: {
      vi: '`random()` là bộ sinh số thường: sau vài giá trị, giá trị kế tiếp tính được. Hãy dùng `crypto.randomToken()`.',
      en: '`random()` is an ordinary generator: after a few values, the next can be computed. Use `crypto.randomToken()`.',
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
