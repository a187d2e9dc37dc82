import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/insecure-direct-object-references-05',
  weakness: { vi: 'Tham chiếu trực tiếp không kiểm tra chủ (IDOR)', en: 'Insecure direct object reference (IDOR)' },
  technique: { vi: 'Dò mã số, rồi sửa hồ sơ người khác', en: "Enumerate ids, then change another person's profile" },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [639, 915],
  task: {
    vi: 'Bạn là nhân viên `lan`. Hãy xem hồ sơ của một đồng nghiệp, sửa nó, rồi vá máy chủ để không ai làm vậy được nữa.',
    en: 'You are the employee `lan`. Read the profile of a colleague, change it, then patch the server so that nobody can do that any more.',
  },
  host: 'nhan-su.example',
  start: '/',
  goals: [
    { id: 'read', text: { vi: 'Đọc được hồ sơ của người khác', en: "Read another person's profile" } },
    { id: 'change', text: { vi: 'Sửa được hồ sơ của người khác', en: "Change another person's profile" } },
  ],
  hints: [
    {
      vi: 'Đăng nhập, rồi mở đường dẫn `/api/profiles/…` ở cuối trang hồ sơ. Số trong đường dẫn do ai gửi? Mã số đồng nghiệp chỉ cách mã của bạn vài đơn vị: một vòng lặp trong mục Kịch bản dò nhanh hơn gõ tay. Sau đó bấm Lưu, mở yêu cầu `PUT` vừa gửi và xem nó mang những mã số nào.',
      en: 'Log in, then open the path `/api/profiles/…` at the end of the profile page. Who sends the number in it? The ids of colleagues are only a few away from yours: a loop under Script finds them faster than typing. Then press Save, open the `PUT` request that was sent, and look at which ids it carries.',
    },
    {
      vi: 'Máy chủ biết chắc điều gì về người gửi mà người gửi không sửa được? Hãy so với điều đó ở mọi đường dẫn, kể cả mã số trong thân yêu cầu. Rồi xem `Object.assign` cho người dùng ghi vào những trường nào.',
      en: 'What does the server know about the sender that the sender cannot change? Compare with that on every route, and remember the id in the body. Then look at which fields `Object.assign` lets a user write.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (let id = 2040; id < 2045; id += 1) {
  const { status, body } = await send('GET', \`/api/profiles/\${id}\`);
  console.log(id, status, body);
}`,
  solution: {
    patch: 'owner-and-fields',
    why: {
      vi: 'Danh tính lấy từ phiên, không lấy từ yêu cầu: mã số trong đường dẫn phải bằng mã số của phiên, và hồ sơ được sửa là hồ sơ đã qua phép so sánh đó, không phải hồ sơ mà thân yêu cầu nêu tên. Chỉ hai trường được phép đổi mới được ghi, nên `role` và `id` trong thân yêu cầu không còn tác dụng.',
      en: 'Identity comes from the session, not from the request: the id in the path must equal the id of the session, and the profile that is changed is the one that passed this comparison, not the one that the body names. Only the two fields that may change are written, so `role` and `id` in the body have no effect.',
    },
  },
};
