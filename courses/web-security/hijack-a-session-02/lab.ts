import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/hijack-a-session-02',
  weakness: { vi: 'Mã phiên đoán được', en: 'Predictable session ids' },
  technique: {
    vi: 'Tìm số bị bỏ qua, rồi dò mili giây',
    en: 'Find a skipped number, then try the milliseconds',
  },
  owasp: { 2021: 'A02', 2025: 'A04' },
  cwe: [330, 340],
  task: {
    vi: 'Bạn là `an`. Khách khác cũng đăng nhập vào nhà sách này. Hãy vào phiên của `binh` và xem địa chỉ giao hàng, rồi vá cách máy chủ cấp mã phiên.',
    en: 'You are `an`. Other customers log in to this bookshop too. Get into the session of `binh` and read the delivery address, then patch how the server issues session ids.',
  },
  host: 'nha-sach.example',
  start: '/',
  goals: [
    {
      id: 'gap',
      text: {
        vi: 'Có hai cookie mà giữa chúng thiếu một số',
        en: 'Get two cookies with a number missing between them',
      },
    },
    { id: 'hijack', text: { vi: 'Thấy địa chỉ giao hàng của binh', en: "See binh's delivery address" } },
  ],
  hints: [
    {
      vi: 'Đăng nhập nhiều lần và xem cookie `shop`: phần trước dấu gạch là gì, phần sau là gì? Số bị bỏ qua thuộc về người khác, và thời điểm của họ nằm giữa hai thời điểm của bạn. Họ đăng nhập ngay trước bạn, nên hãy dò từ thời điểm của cookie sau lùi lại.',
      en: 'Log in several times and look at the cookie `shop`: what comes before the hyphen, and what after it? A skipped number belongs to somebody else, whose time is between your two times. They logged in right before you, so try from the time of the later cookie backwards.',
    },
    {
      vi: 'Một mã phiên tốt không cho biết gì về mã trước và mã sau. `crypto.randomToken()` cho 128 bit; `random()` thì đoán được. Số đếm và thời gian có thể ở lại máy chủ: mã không cần đến chúng.',
      en: 'A good session id tells nothing about the one before or after it. `crypto.randomToken()` gives 128 bits; `random()` can be predicted. Counters and times may stay on the server: the id does not need them.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const form = { account: 'an', password: '…' };
for (let n = 0; n < 6; n += 1) {
  const { status, cookies } = await send('POST', '/login', { form });
  console.log(status, cookies.shop);
}
const headers = [['Cookie', 'shop=…']];
console.log((await send('GET', '/account', { headers })).body);`,
  solution: {
    patch: 'random-token',
    why: {
      vi: 'Mã phiên lấy 128 bit từ bộ sinh số an toàn, nên hai mã liền nhau không có quan hệ gì. Không còn số bị bỏ qua để tìm, cũng không còn mili giây để dò.',
      en: 'The session id is 128 bits from a secure generator, so two ids in a row have nothing in common. There is no skipped number to find and no millisecond to try.',
    },
  },
};
