import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-03',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ lọc mỗi đơn bằng `({ note, ...rest }) => rest`. Tuần sau có người thêm cột `refundLimit` vào bảng giao hàng. Khách nhận được gì?',
        en: 'The server filters each delivery with `({ note, ...rest }) => rest`. Next week somebody adds a column `refundLimit` to the table of deliveries. What do customers get?',
      },
      choices: [
        {
          text: { vi: 'Cả `refundLimit`', en: '`refundLimit` as well' },
          correct: true,
          why: {
            vi: '`rest` là mọi thứ trừ `note`. Trường mới không có tên trong danh sách bỏ đi, nên nó ra ngoài mà không ai sửa dòng mã nào.',
            en: '`rest` is everything but `note`. The new field is not on the list of what is removed, so it goes out without a changed line of code.',
          },
        },
        {
          text: { vi: 'Như trước, vì hàm lọc không đổi', en: 'The same as before, because the filter is the same' },
          why: {
            vi: 'Hàm lọc không đổi, nhưng dữ liệu đi vào nó thì có. Chỉ danh sách trường được phép mới giữ nguyên kết quả.',
            en: 'The filter is the same, but what goes into it is not. Only a list of permitted fields would give the same result.',
          },
        },
        {
          text: { vi: 'Lỗi, vì trường chưa được khai báo', en: 'An error, because the field is not declared' },
          why: {
            vi: 'Cú pháp `...rest` nhận mọi trường có trong đối tượng, không cần khai báo.',
            en: 'The syntax `...rest` takes every field that the object has; none has to be declared.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Ứng dụng điện thoại nhận cả bản ghi rồi chỉ vẽ sáu trường. Trang web cũng vậy. Chỗ nào cần sửa?',
        en: 'The phone app gets the whole record and draws six fields of it. So does the website. Where is the fix needed?',
      },
      choices: [
        {
          text: {
            vi: 'Trong ứng dụng và trang: xóa trường thừa ngay khi nhận',
            en: 'In the app and the site: drop the other fields on arrival',
          },
          why: {
            vi: 'Dữ liệu đã tới máy của người dùng. Ai mở công cụ mạng hoặc gọi thẳng đường dẫn vẫn đọc được.',
            en: "The data have reached the user's device by then. Whoever opens the network tools or calls the route directly can read them.",
          },
        },
        {
          text: {
            vi: 'Ở máy chủ, trong mọi phản hồi chứa đối tượng này',
            en: 'On the server, in every response that contains this object',
          },
          correct: true,
          why: {
            vi: 'Chỉ thứ không được gửi mới không bị đọc. Danh sách, câu trả lời của yêu cầu ghi và đối tượng lồng nhau đều tính.',
            en: 'Only what is not sent cannot be read. Lists, responses to writes and nested objects all count.',
          },
        },
        {
          text: { vi: 'Ở đường truyền: dùng HTTPS', en: 'On the way: use HTTPS' },
          why: {
            vi: 'HTTPS che dữ liệu với người ở giữa. Ở đây người đọc là chính người nhận.',
            en: 'HTTPS hides data from those in between. Here the reader is the recipient.',
          },
        },
      ],
    },
  ],
};
