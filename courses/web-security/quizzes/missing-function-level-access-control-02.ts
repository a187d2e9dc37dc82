import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'missing-function-level-access-control-02',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ không còn gửi mục “Giá nhập” trong HTML của nhân viên. `GET /costs` vẫn như cũ. Thu từng làm quản lý, nay là nhân viên. Thu xem được giá nhập không?',
        en: 'The server no longer sends the entry “Purchase prices” in the HTML for employees. `GET /costs` is as before. Thu was a manager and is an employee now. Can Thu read the purchase prices?',
      },
      choices: [
        {
          text: { vi: 'Được: Thu còn nhớ địa chỉ', en: 'Yes: Thu remembers the address' },
          correct: true,
          why: {
            vi: 'Menu chỉ là danh sách liên kết. Đường dẫn không hỏi vai trò thì ai có địa chỉ cũng dùng được.',
            en: 'A menu is a list of links. If the route does not ask for the role, whoever has the address can use it.',
          },
        },
        {
          text: {
            vi: 'Không: trang của Thu không có liên kết',
            en: "No: there is no link in Thu's page",
          },
          why: {
            vi: 'Yêu cầu không cần liên kết. Thanh địa chỉ hay `curl` là đủ.',
            en: 'A request needs no link. The address bar or `curl` is enough.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: '`GET /discount` đã hỏi vai trò; nhân viên không mở được biểu mẫu. `POST /discount` chưa hỏi. Điều gì xảy ra?',
        en: '`GET /discount` asks for the role now, so employees cannot open the form. `POST /discount` does not ask. What happens?',
      },
      choices: [
        {
          text: {
            vi: 'Nhân viên tự viết yêu cầu `POST` và đổi được mức giảm giá',
            en: 'An employee writes the `POST` by hand and changes the discount',
          },
          correct: true,
          why: {
            vi: 'Biểu mẫu chỉ giúp soạn yêu cầu. Máy chủ không biết yêu cầu đến từ đâu.',
            en: 'A form merely helps to write a request. The server cannot tell where the request came from.',
          },
        },
        {
          text: {
            vi: 'An toàn: không có biểu mẫu thì không gửi được',
            en: 'It is safe: without the form nothing can be sent',
          },
          why: {
            vi: 'Ngăn Yêu cầu gửi được bất kỳ yêu cầu nào, và mọi công cụ HTTP cũng vậy.',
            en: 'The Requests pane can send any request, and so can every HTTP tool.',
          },
        },
        {
          text: {
            vi: 'Trình duyệt mở `GET` trước, nên `POST` cũng bị chặn',
            en: 'A browser opens the `GET` first, so the `POST` is blocked as well',
          },
          why: {
            vi: 'Hai phương thức là hai yêu cầu độc lập; không có thứ tự nào bắt buộc.',
            en: 'The two methods are independent requests; no order is required.',
          },
        },
      ],
    },
  ],
};
