import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/insecure-direct-object-references-03',
  weakness: { vi: 'Phản hồi chứa trường thừa', en: 'Responses with too many fields' },
  technique: { vi: 'So JSON với màn hình', en: 'Compare the JSON with the screen' },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [201],
  task: {
    vi: 'Bạn là khách hàng `an`. Hãy tìm ghi chú nội bộ về bạn và số giấy tờ của người đã giao một đơn cũ. Sau đó vá máy chủ để khách chỉ nhận những gì màn hình hiện, còn điều phối viên vẫn xem đủ ở `/api/dispatch`.',
    en: 'You are the customer `an`. Find the internal note about you, and the identity number of the courier of an older delivery. Then patch the server so that customers get only what the screen shows, while the dispatcher still reads everything at `/api/dispatch`.',
  },
  host: 'nha-sach.example',
  start: '/',
  goals: [
    { id: 'note', text: { vi: 'Đọc được ghi chú nội bộ về bạn', en: 'Read the internal note about you' } },
    {
      id: 'courier',
      text: {
        vi: 'Đọc được số giấy tờ của người giao một đơn cũ',
        en: 'Read the identity number of the courier of an older delivery',
      },
    },
  ],
  hints: [
    {
      vi: 'Mở trang giao hàng, rồi mở hai đường dẫn ở cuối trang. Viết ra những gì màn hình hiện; trường nào trong JSON không có trong danh sách ấy? Nhìn cả vào trong những đối tượng lồng nhau. Sau đó đổi giờ giao và đọc câu trả lời của `PUT`.',
      en: 'Open the delivery page, then the two paths at its end. Write down what the screen shows; which fields of the JSON are not on that list? Look into nested objects as well. Then change the time and read the response to `PUT`.',
    },
    {
      vi: 'Đếm xem có bao nhiêu phản hồi cho khách chứa một đơn giao. Một hàm dựng đối tượng mới từ những trường được phép đủ cho tất cả. Bộ chấm dùng dữ liệu có thêm trường mà bạn chưa thấy.',
      en: 'Count the responses to customers that contain a delivery. One function that builds a new object from the permitted fields is enough for all of them. The grader uses data with further fields that you have not seen.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const { status, body } = await send('GET', '/delivery');
const words = body.replace(/<[^>]*>/g, ' ').split(/\\s+/);
console.log(status, words.filter(Boolean).join(' '));`,
  solution: {
    patch: 'shown-fields',
    why: {
      vi: '`shown` dựng một đối tượng mới gồm đúng những trường màn hình cần, cả trong `courier`, và mọi phản hồi cho khách đi qua nó: đọc một đơn, đọc danh sách, đổi giờ. Trường nào được thêm vào dữ liệu sau này cũng không ra ngoài, vì không có tên trong danh sách. Bản ghi không bị sửa, nên điều phối viên vẫn xem đủ.',
      en: '`shown` builds a new object of exactly the fields that the screen needs, inside `courier` as well, and every response to customers goes through it: one delivery, the list, the change of the time. A field that is added to the data later does not go out either, because the list does not name it. The record itself is not changed, so the dispatcher still reads everything.',
    },
  },
};
