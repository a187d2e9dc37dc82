import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/insecure-direct-object-references-02',
  weakness: { vi: 'Có đăng nhập nhưng thiếu phân quyền', en: 'A login without authorization' },
  technique: {
    vi: 'Gọi thẳng đường dẫn sau trang đăng nhập',
    en: 'Call the routes behind the login page directly',
  },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [306, 862],
  task: {
    vi: 'Bạn là khách hàng `an`. Hãy đọc một mã nhận sách mà không đăng nhập, rồi hủy phiếu của khách khác bằng phiên của mình. Sau đó vá máy chủ để chỉ chủ phiếu làm được.',
    en: 'You are the customer `an`. Read a pickup code without a login, then cancel the hold of another customer with your own session. After that, patch the server so that only the owner can.',
  },
  host: 'nha-sach.example',
  start: '/',
  goals: [
    {
      id: 'nobody',
      text: { vi: 'Đọc được một mã nhận sách khi không có phiên', en: 'Read a pickup code without a session' },
    },
    { id: 'cancel', text: { vi: 'Hủy được phiếu của người khác', en: "Cancel somebody else's hold" } },
  ],
  hints: [
    {
      vi: 'Đăng nhập rồi bấm hết mọi liên kết và nút của một phiếu. Trong ngăn Yêu cầu, mở lại từng yêu cầu, xóa dòng `Cookie` và gửi: yêu cầu nào vẫn được trả lời? Với những yêu cầu còn lại, giữ `Cookie` và đổi số phiếu. Phiếu của các khách khác mang những số liền kề.',
      en: 'Log in and use every link and button of one hold. In the Requests pane, open each request again, delete the `Cookie` line and send it: which ones are still answered? With the others, keep `Cookie` and change the number of the hold. The holds of other customers have the numbers next to yours.',
    },
    {
      vi: 'Với mỗi `route`, trả lời hai câu: có phiên không, và phiếu này có phải của người trong phiên không? Viết câu trả lời ở một chỗ mà mọi đường dẫn của phiếu đều phải đi qua. Trường `owner` của phiếu là tên tài khoản.',
      en: 'For each `route`, answer two questions: is there a session, and does this hold belong to whoever is in it? Write the answer in one place through which every route of a hold has to go. The field `owner` of a hold is the name of an account.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const headers = [['Cookie', '']];
for (const path of ['/holds', '/holds/3107']) {
  const { status, body } = await send('GET', path, { headers });
  console.log(path, status, body);
}`,
  solution: {
    patch: 'owner-on-every-request',
    why: {
      vi: 'Mọi đường dẫn của một phiếu lấy phiếu qua `ownHold`. Hàm này chỉ trả về phiếu khi có phiên và phiếu thuộc về người trong phiên, nên bản in không còn mở cho người lạ, và đăng nhập không còn đồng nghĩa với được phép. Đường dẫn mới dùng cùng hàm ấy thì không thể quên kiểm tra.',
      en: 'Every route of a hold gets it through `ownHold`. That function returns the hold only if there is a session and the hold belongs to whoever is in it, so the printable version is no longer open to strangers, and being logged in is no longer a permission. A new route that uses the same function cannot forget the check.',
    },
  },
};
