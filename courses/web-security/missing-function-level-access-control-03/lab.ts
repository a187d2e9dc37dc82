import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/missing-function-level-access-control-03',
  weakness: {
    vi: 'Một dạng của dữ liệu có kiểm tra, dạng khác thì không',
    en: 'One format of the data is checked, another is not',
  },
  technique: { vi: 'Xin JSON hay CSV thay cho trang HTML', en: 'Ask for JSON or CSV instead of the HTML page' },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [862, 424],
  task: {
    vi: 'Bạn là nhân viên quầy `thu`. Trang `/members` từ chối bạn. Hãy lấy danh sách hội viên ở hai dạng khác, rồi vá máy chủ: chỉ quản lý được xem danh sách, và quản lý vẫn cần cả HTML, JSON lẫn CSV.',
    en: 'You are the cashier `thu`. The page `/members` refuses you. Get the list of members in two other formats, then patch the server: only managers may see the list, and they still need HTML, JSON and CSV.',
  },
  host: 'hoi-vien.example',
  start: '/',
  goals: [
    { id: 'json', text: { vi: 'Có danh sách ở dạng JSON', en: 'Get the list as JSON' } },
    { id: 'file', text: { vi: 'Có danh sách ở dạng CSV', en: 'Get the list as CSV' } },
  ],
  hints: [
    {
      vi: 'Cùng một địa chỉ có thể trả nhiều dạng. Người gửi chọn dạng bằng một header, chẳng hạn kiểu mình muốn nhận hay kiểu mình gửi, hoặc bằng một tham số. Mở yêu cầu `GET /members` trong ngăn Yêu cầu và thêm vào đó. Kịch bản có sẵn thử tham số.',
      en: 'One address can answer in several formats. The sender chooses with a header, such as the type to receive or the type that is sent, or with a parameter. Open the request `GET /members` under Requests and add to it. The script tries the parameter.',
    },
    {
      vi: 'Đếm xem `data.members` rời máy chủ ở mấy chỗ trong đường dẫn này, và phép so vai trò đứng ở mấy chỗ. Làm sao để chỗ thứ tư, nếu có người thêm vào, cũng được bảo vệ?',
      en: 'Count in how many places of this route `data.members` leaves the server, and in how many the role is compared. How would a fourth place, if somebody adds one, be protected as well?',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const format of ['html', 'pdf', 'xml']) {
  const path = \`/members?format=\${format}\`;
  const { status, headers } = await send('GET', path);
  console.log(format, status, headers['content-type']);
}`,
  solution: {
    patch: 'before-the-format',
    why: {
      vi: 'Phép so vai trò đứng trước khi chọn dạng, nên không dạng nào đi vòng qua nó được, kể cả dạng sẽ thêm sau này. Cách xin (header hay tham số) chỉ còn quyết định dữ liệu trông thế nào.',
      en: 'The role is compared before the format is chosen, so no format can get round it, including those that will be added later. How the list was requested, by header or parameter, decides only what it looks like.',
    },
  },
};
