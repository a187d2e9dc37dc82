import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'insecure-direct-object-references-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Yêu cầu nào chứa một tham chiếu trực tiếp mà máy chủ phải so với người đang đăng nhập?',
        en: 'Which request contains a direct reference that the server has to compare with the user who is logged in?',
      },
      choices: [
        {
          text: {
            vi: '`GET /gio-hang` (máy chủ lấy giỏ theo phiên)',
            en: '`GET /cart` (the server takes the cart of the session)',
          },
          why: {
            vi: 'Người gửi không chỉ ra giỏ nào, nên không có gì để đổi.',
            en: 'The sender does not say which cart, so there is nothing to change.',
          },
        },
        {
          text: {
            vi: '`POST /doi-mat-khau` với trường ẩn `user=17`',
            en: '`POST /change-password` with a hidden field `user=17`',
          },
          correct: true,
          why: {
            vi: 'Trường ẩn chỉ ẩn trên màn hình; người gửi đổi nó thành 18 được ngay.',
            en: 'A hidden field is hidden on the screen only; the sender can change it to 18.',
          },
        },
        {
          text: { vi: '`GET /sach/7` (trang sách công khai)', en: '`GET /books/7` (a public page of a book)' },
          why: {
            vi: 'Đó là tham chiếu trực tiếp, nhưng trang này dành cho mọi người.',
            en: 'It is a direct reference, but the page is for everybody.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Đơn không tồn tại thì máy chủ trả 404. Vì sao đơn của người khác cũng nên nhận 404, không phải 403?',
        en: "For an order that does not exist, the server answers 404. Why should somebody else's order get 404 as well, and not 403?",
      },
      choices: [
        {
          text: { vi: 'Vì 403 cho biết đơn đó có tồn tại', en: 'Because 403 reveals that the order exists' },
          correct: true,
          why: {
            vi: 'Hai câu trả lời khác nhau đủ để đếm xem có bao nhiêu đơn và mã nào có thật.',
            en: 'Two different answers are enough to count the orders and to see which ids are real.',
          },
        },
        {
          text: { vi: 'Vì 403 không chặn được việc đọc', en: 'Because 403 does not prevent reading' },
          why: {
            vi: 'Cả hai mã đều không kèm dữ liệu; khác nhau ở điều chúng tiết lộ.',
            en: 'Neither status comes with the data; they differ in what they give away.',
          },
        },
      ],
    },
  ],
};
