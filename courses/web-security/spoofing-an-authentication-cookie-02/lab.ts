import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/spoofing-an-authentication-cookie-02',
  weakness: { vi: 'Cookie đăng nhập ai cũng viết được', en: 'A login cookie that anybody can write' },
  technique: {
    vi: 'So hai cookie, bóc từng lớp, viết cookie thứ ba',
    en: 'Compare two cookies, peel the layers, write a third',
  },
  owasp: { 2021: 'A08', 2025: 'A08' },
  cwe: [784, 613],
  task: {
    vi: 'Bạn có hai tài khoản, `an` và `chi`. Hãy viết cookie để vào tài khoản `binh`, rồi vá máy chủ: bạn đọc vẫn được nhớ, nhưng không ai tự viết được cookie, và máy chủ không nhận cookie đã cấp quá 5 phút (`data.seconds`). Khóa chỉ máy chủ có là `data.key`.',
    en: 'You have two accounts, `an` and `chi`. Write a cookie to get into the account `binh`, then patch the server: readers are still remembered, but nobody else can make a cookie, and the server accepts none that was issued more than 5 minutes ago (`data.seconds`). The key that only the server has is `data.key`.',
  },
  host: 'phong-doc.example',
  start: '/',
  goals: [
    { id: 'two', text: { vi: 'Có cookie của cả hai tài khoản', en: 'Get the cookies of both accounts' } },
    { id: 'spoof', text: { vi: 'Thấy mã phiếu mượn của binh', en: "See binh's loan number" } },
  ],
  hints: [
    {
      vi: 'Đặt hai cookie cạnh nhau: phần đầu giống nhau, phần cuối khác. `atob(…)` trong Kịch bản giải mã Base64; kết quả chỉ có chữ số và a đến f. Bóc tiếp rồi đọc từ cuối lên. Cuối cùng đắp các lớp lại với tên khác và gửi `GET /loans` với header `Cookie` của bạn.',
      en: 'Put the two cookies side by side: the beginning is the same, the end differs. `atob(…)` under Script decodes Base64; the result has only digits and the letters a to f. Go on peeling, and read from the end. Then put the layers on again with another name and send `GET /loans` with your own `Cookie` header.',
    },
    {
      vi: 'Có hai hướng: cookie không có nghĩa gì và máy chủ nhớ nó thuộc về ai, hoặc cookie có chữ ký bằng khóa. Với hướng thứ hai, hỏi: kẻ tấn công sửa được phần nào mà chữ ký vẫn khớp? Với cả hai: máy chủ biết cookie được cấp lúc nào bằng cách nào?',
      en: 'There are two ways: a cookie that means nothing, whose owner the server remembers, or a cookie with a signature made with a key. For the second, ask which part an attacker can edit so that the signature still fits. For both: how does the server know when the cookie was issued?',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const accounts = [['an', '…'], ['chi', '…']];
for (const [account, password] of accounts) {
  const form = { account, password };
  const { cookies } = await send('POST', '/login', { form });
  console.log(account, cookies.remember);
}
const unhex = (text) => text.replace(/../g, (pair) =>
  String.fromCharCode(parseInt(pair, 16)));`,
  solution: {
    patch: 'opaque-token',
    why: {
      vi: 'Cookie là 128 bit ngẫu nhiên, không nói gì về ai. Máy chủ nhớ mã này thuộc về ai và đến lúc nào, nên không có gì để viết lại, và đăng xuất xóa được mã. Ký `tên.hạn` bằng HMAC với `data.key` cũng được chấm là đúng; cách đó không cần lưu gì, nhưng cũng không thu hồi được.',
      en: 'The cookie is 128 random bits that tell nothing about anybody. The server remembers whose it is and until when, so there is nothing to rewrite, and a logout can delete it. Signing `name.expiry` by HMAC with `data.key` is accepted as well; it needs no storage, but it cannot be revoked.',
    },
  },
};
