import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'checks-the-letters',
    fails: 'old-cookie',
    mark: /endsWith\(data\.letters\)|===?data\.letters/,
    message: {
      vi: 'Mười chữ cái nằm trong mọi cookie, nên ai có một cookie cũng biết chúng. Bí mật mà máy chủ gửi cho mọi người không còn là bí mật.',
      en: 'The ten letters are in every cookie, so whoever has one knows them. A secret that the server sends to everybody is no secret.',
    },
  },
  {
    id: 'keeps-old-cookies',
    fails: 'old-cookie',
    mark: /hmac|randomToken|randomUUID|random\(\)|sha256|session/,
    message: {
      vi: 'Cookie mới đã khác, nhưng máy chủ vẫn nhận cookie kiểu cũ. Kẻ tấn công chọn kiểu dễ hơn. Cookie cũ phải hết hiệu lực.',
      en: 'The new cookies are different, but the server still accepts old ones. Attackers choose what is easier. Old cookies must become invalid.',
    },
  },
  {
    id: 'same-cookie',
    fails: 'old-cookie',
    message: {
      vi: 'Cookie vẫn theo quy luật cũ, nên ai biết quy luật cũng viết được nó. Cookie cần một điều mà riêng máy chủ biết: một mã ngẫu nhiên, hoặc chữ ký bằng `data.key`.',
      en: 'The cookie still follows the old rule, so whoever knows the rule can write it. It needs something that only the server knows: a random token, or a signature made with `data.key`.',
    },
  },
  {
    id: 'random-number',
    fails: 'copy',
    mark: /(?:(?<![\w.])|Math\.)random\(\)/,
    message: {
      vi: '`random()` và `Math.random()` là bộ sinh số thường: ai biết mã thì tính được giá trị kế tiếp. Hãy dùng `crypto.randomToken()`.',
      en: '`random()` and `Math.random()` are ordinary generators: whoever knows the code can compute the next value. Use `crypto.randomToken()`.',
    },
  },
  {
    id: 'key-in-the-code',
    fails: 'copy',
    mark: /hmac\('/,
    message: {
      vi: 'HMAC thì đúng, nhưng khóa nằm trong mã nguồn. Ai đọc được mã thì ký được. Khóa ở `data.key`.',
      en: 'HMAC is right, but its key is in the source code. Whoever reads the code can sign. The key is in `data.key`.',
    },
  },
  {
    id: 'signs-with-the-letters',
    fails: 'copy',
    mark: /hmac\(data\.letters/,
    message: {
      vi: 'HMAC thì đúng, nhưng khóa là mười chữ cái đã nằm trong mọi cookie cũ. Khóa phải là thứ chưa bao giờ rời máy chủ.',
      en: 'HMAC is right, but its key is the ten letters that every old cookie contains. A key must never have left the server.',
    },
  },
  {
    id: 'hash-without-key',
    fails: 'copy',
    mark: /sha256/,
    message: {
      vi: 'SHA-256 không có khóa: ai cũng băm được tên khác. Chữ ký cần một khóa mà chỉ máy chủ có.',
      en: 'SHA-256 has no key: anybody can hash another name. A signature needs a key that only the server has.',
    },
  },
  {
    id: 'more-layers',
    fails: 'copy',
    message: {
      vi: 'Cookie này không cần điều gì mà riêng máy chủ biết: ai có mã cũng làm ra được. Thêm lớp viết hay nhớ những cookie đã cấp không đổi điều đó.',
      en: 'This cookie needs nothing that only the server knows: whoever has the code can make it. More layers, or a list of issued cookies, do not change that.',
    },
  },
  {
    id: 'key-in-the-cookie',
    fails: 'edit',
    mark: /account\+data\.key|\$\{account\}\.?\$\{data\.key\}/,
    message: {
      vi: 'Khóa nằm ngay trong cookie: giải mã là thấy, đổi tên rồi viết lại là xong. Cookie chỉ được chứa chữ ký, không chứa khóa.',
      en: 'The key is in the cookie itself: decode it, change the name, write it again. A cookie may contain a signature, never the key.',
    },
  },
  {
    id: 'signs-the-time-only',
    fails: 'edit',
    message: {
      vi: 'Chữ ký đúng, nhưng nó không ký tên. Ghép tên khác với chữ ký của mình là đủ. Mọi thứ máy chủ tin phải nằm trong phần được ký.',
      en: 'The signature is right, but it does not cover the name. Another name with your own signature is enough. Whatever the server trusts must be in the signed part.',
    },
  },
  {
    id: 'skips-a-missing-signature',
    fails: 'cut',
    message: {
      vi: 'Bạn chỉ so chữ ký khi cookie có chữ ký. Kẻ tấn công bỏ nó đi. Thiếu chữ ký phải bị từ chối.',
      en: 'You compare the signature only if there is one. Attackers leave it out. A missing signature must be refused.',
    },
  },
  {
    id: 'short-signature',
    fails: 'short',
    message: {
      vi: 'Bạn cắt chữ ký còn vài ký tự, nên kẻ tấn công thử hết được. Hãy giữ cả chữ ký.',
      en: 'You cut the signature to a few characters, so all of them can be tried. Keep the whole signature.',
    },
  },
  {
    id: 'renews-itself',
    fails: 'renewed',
    message: {
      vi: 'Mỗi lần dùng, cookie lại được thêm năm phút, nên ai giữ nó thì giữ mãi. Hạn tính từ lúc cấp.',
      en: 'Each use gives the cookie five more minutes, so whoever holds it can keep it for ever. The time counts from its issue.',
    },
  },
  {
    id: 'never-expires',
    fails: 'expires',
    message: {
      vi: 'Sau bảy phút máy chủ vẫn nhận cookie này. `Max-Age` chỉ dặn trình duyệt xóa nó; máy chủ phải tự kiểm tra hạn. `now()` đếm mili giây, `data.seconds` đếm giây.',
      en: 'After seven minutes the server still accepts this cookie. `Max-Age` only tells the browser to delete it; the server must check the time itself. `now()` counts milliseconds, `data.seconds` seconds.',
    },
  },
  {
    id: 'expiry-not-signed',
    fails: 'extend',
    message: {
      vi: 'Hạn dùng nằm trong cookie nhưng ngoài chữ ký, nên người giữ cookie tự gia hạn. Hãy ký cả tên lẫn hạn.',
      en: 'The expiry is in the cookie, but not in the signature, so whoever holds the cookie can extend it. Sign the name and the expiry together.',
    },
  },
  {
    id: 'revives-old-cookies',
    fails: 'next-login',
    message: {
      vi: 'Hạn này tính từ lần đăng nhập cuối của tài khoản, không phải từ lúc cấp cookie: chủ đăng nhập lại thì cookie cũ cũng sống lại. Hạn phải gắn với từng cookie.',
      en: 'This time counts from the last login of the account, not from the issue of the cookie: when the owner logs in again, the old cookie is valid again. Each cookie needs a time of its own.',
    },
  },
  {
    id: 'encrypts-only',
    fails: 'flip',
    message: {
      vi: 'Che nội dung không thay được chữ ký: ai biết cookie của mình nói gì thì đổi được từng ký tự, và máy chủ không nhận ra. Hãy ký bằng `crypto.hmac`, hoặc dùng mã ngẫu nhiên.',
      en: 'Hiding the content is no signature: whoever knows what their cookie says can change each character, and the server does not notice. Sign with `crypto.hmac`, or use a random token.',
    },
  },
  {
    id: 'forgets-everybody',
    fails: 'remembered',
    message: {
      vi: 'Không ai được nhớ nữa. Bản vá phải giữ chức năng: đăng nhập một lần, dùng trong năm phút.',
      en: 'Nobody is remembered now. A patch must keep the function: log in once, use it for five minutes.',
    },
  },
];
