import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-7/injection-flaws/numeric-sql-injection',
  weakness: { vi: 'Chèn SQL ở chỗ dành cho một con số', en: 'SQL injection where a number is expected' },
  technique: { vi: '`OR 1=1` và `UNION SELECT` sau con số', en: '`OR 1=1` and `UNION SELECT` after the number' },
  owasp: { 2021: 'A03', 2025: 'A05' },
  cwe: [89],
  task: {
    vi: 'Khách chọn trạm nhận sách từ một danh sách. Hãy xem các trạm nội bộ và mã mở tủ của những đơn đang chờ, rồi vá máy chủ mà khách vẫn xem được trạm.',
    en: 'Customers choose a pickup station from a list. See the internal stations and the codes that open the lockers of waiting orders, then patch the server so that customers can still view stations.',
  },
  host: 'nhan-sach.example',
  start: '/',
  engines: ['sql'],
  goals: [
    { id: 'hidden', text: { vi: 'Thấy một trạm nội bộ', en: 'See an internal station' } },
    {
      id: 'codes',
      text: { vi: 'Thấy mã mở tủ, nằm ở một bảng khác', en: 'See a code that opens a locker, from another table' },
    },
  ],
  hints: [
    {
      vi: 'Xem một trạm, rồi đọc câu lệnh SQL trong ngăn Dấu vết. Con số nằm ở cuối, không có dấu nháy: bạn viết tiếp được gì? Với SQLite, tên các bảng nằm trong bảng `sqlite_master`; hai SELECT ghép lại phải có cùng số cột.',
      en: 'View a station, then read the SQL statement in the Evidence pane. The number stands at the end, without quotes: how can you go on? In SQLite, the names of the tables are in the table `sqlite_master`; two SELECTs that are joined need the same number of columns.',
    },
    {
      vi: '`db.query` nhận tham số thứ hai: danh sách giá trị cho các dấu `?`. Giá trị đi đường riêng thì không thể trở thành SQL. Rồi đếm xem có mấy chỗ ghép con số ấy.',
      en: '`db.query` takes a second argument: a list of values for the `?`. A value that travels separately cannot become SQL. Then count the places that join this number.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const station of ['101', '102', '101 x']) {
  const path = \`/station?station=\${encodeURIComponent(station)}\`;
  const { status, body } = await send('GET', path);
  console.log(station, status, body.match(/<tr><td>.*/g) ?? body);
}`,
  solution: {
    patch: 'parameters',
    why: {
      vi: 'Câu lệnh có dấu `?` và không đổi, giá trị được gửi riêng: SQLite đã phân tích xong câu lệnh trước khi thấy nó. Phép kiểm tra chữ số từ chối sớm những gì không thể là số trạm, và cho câu trả lời rõ ràng thay vì một kết quả rỗng; riêng tham số đã đủ để chặn cuộc tấn công.',
      en: 'The statement has a `?` and never changes, and the value is sent separately: SQLite has parsed the statement before it sees it. The check for digits refuses early what cannot be a station, and gives a clear answer instead of an empty result; the parameter by itself is enough to stop the attack.',
    },
  },
};
