import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/missing-function-level-access-control-04',
  weakness: { vi: 'Đường đọc được vá, đường ghi thì không', en: 'Reading is protected, writing is not' },
  technique: { vi: 'Gán hàng loạt: tự gửi trường quyền', en: 'Mass assignment: send the field that gives the right' },
  owasp: { 2021: 'A08', 2025: 'A08' },
  cwe: [915, 862],
  task: {
    vi: 'Bạn là nhân viên `lan`. `GET /users` đã được vá và trả 403 cho bạn. Hãy tự cấp quyền rồi đọc danh sách. Khi vá: nhân viên mới vẫn tự đăng ký, ai cũng sửa được tên và ca của mình, quản trị viên vẫn đọc danh sách, nhưng chuỗi băm mật khẩu không rời máy chủ.',
    en: 'You are the employee `lan`. `GET /users` has been patched and answers you with 403. Give yourself the right, then read the list. When you patch: new employees can still sign up, everybody can change their own name and shift, and the administrator can still read the list, but password hashes must not leave the server.',
  },
  host: 'ca-lam.example',
  start: '/',
  goals: [
    { id: 'right', text: { vi: 'Tự cấp được quyền quản trị', en: 'Give yourself administrator rights' } },
    {
      id: 'hash',
      text: {
        vi: 'Đọc được chuỗi băm mật khẩu của quản trị viên',
        en: "Read the hash of the administrator's password",
      },
    },
  ],
  hints: [
    {
      vi: 'Bấm Lưu ở trang của mình, rồi mở yêu cầu `PUT` vừa gửi. Bạn gửi mấy trường, và phản hồi có những trường nào khác? Trang quyết định biểu mẫu có ô nào; máy chủ có bắt bạn chỉ gửi những ô đó không?',
      en: 'Press Save on your own page, then open the `PUT` request that was sent. How many fields do you send, and which others does the response have? The page decides which fields the form has; does the server make you send only those?',
    },
    {
      vi: 'Tìm mọi chỗ mà thân yêu cầu đi thẳng vào một tài khoản, và mọi chỗ mà cả tài khoản đi thẳng ra phản hồi. Ở mỗi chỗ, viết ra tên những trường bạn muốn. Rồi thử đăng ký một tài khoản đã có.',
      en: 'Find every place where the body of a request goes straight into an account, and every place where a whole account goes straight into a response. At each, write down the fields that you want. Then try to sign up with an account that exists.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const json = { shift: 'T7' };
const saved = await send('PUT', '/me', { json });
console.log(saved.status, saved.body);
const list = await send('GET', '/users');
console.log(list.status, list.body);`,
  solution: {
    patch: 'listed-fields',
    why: {
      vi: 'Hai đường ghi chỉ lấy những trường được nêu tên: `admin` và `wage` không có trong đó, nên gửi kèm cũng vô ích. Đăng ký không ghi đè tài khoản đã có. Ba phản hồi đi qua `shown`, và `shown` không có `hash`.',
      en: 'Both routes that write take the named fields only: `admin` and `wage` are not among them, so sending them is of no use. Signing up does not overwrite an existing account. Three responses go through `shown`, which has no `hash`.',
    },
  },
};
