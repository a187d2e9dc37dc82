import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'missing-function-level-access-control-03',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Mỗi nhánh HTML, JSON, CSV đã có một phép so vai trò. Tháng sau có người thêm nhánh `case "xlsx"` và quên phép so. Ai tải được tệp XLSX?',
        en: 'Each of the branches HTML, JSON and CSV compares the role. Next month somebody adds `case "xlsx"` and forgets the comparison. Who can download the XLSX file?',
      },
      choices: [
        {
          text: { vi: 'Ai đã đăng nhập cũng tải được', en: 'Everybody who is logged in' },
          correct: true,
          why: {
            vi: 'Phép so ở nhánh khác không chạy khi đi vào nhánh này. Phép so đứng trước `switch` thì nhánh mới cũng được bảo vệ.',
            en: 'The comparisons in the other branches do not run for this one. One that stands before the `switch` protects the new branch as well.',
          },
        },
        {
          text: {
            vi: 'Chỉ quản lý, vì ba nhánh kia đã kiểm tra',
            en: 'Managers only, because the other three branches check',
          },
          why: {
            vi: 'Mỗi yêu cầu chỉ chạy một nhánh. Ba phép so kia không liên quan.',
            en: 'A request runs one branch only. The other three comparisons have no part in it.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Phần mềm của quản lý luôn gửi `X-Requested-With: XMLHttpRequest` khi lấy JSON. Máy chủ chỉ trả JSON nếu có header này. Nhân viên có lấy được JSON không?',
        en: "The manager's software always sends `X-Requested-With: XMLHttpRequest` when it gets the JSON. The server sends JSON only with this header. Can an employee get the JSON?",
      },
      choices: [
        {
          text: { vi: 'Được, chỉ cần tự thêm header đó', en: 'Yes, by adding that header' },
          correct: true,
          why: {
            vi: 'Header là chữ do người gửi viết. Nó cho biết cách xin, không cho biết ai xin.',
            en: 'A header is text that the sender writes. It tells how the data were requested, not who requested them.',
          },
        },
        {
          text: {
            vi: 'Không, trình duyệt không gửi header đó khi mở trang',
            en: 'No, a browser does not send that header when it opens a page',
          },
          why: {
            vi: 'Đúng khi mở trang, nhưng ngăn Yêu cầu hay `curl -H` gửi được mọi header.',
            en: 'That is true for opening a page, but the Requests pane or `curl -H` sends any header.',
          },
        },
      ],
    },
  ],
};
