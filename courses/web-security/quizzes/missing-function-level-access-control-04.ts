import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'missing-function-level-access-control-04',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Một trang cho khách sửa hồ sơ bằng `Object.assign(khach, request.body)` và chặn riêng trường `admin`. Tuần sau, bảng khách có thêm trường `discount`. Điều gì xảy ra?',
        en: 'A site lets customers change their profile with `Object.assign(customer, request.body)` and blocks only the field `admin`. Next week, customers get a field `discount`. What happens?',
      },
      choices: [
        {
          text: { vi: 'Khách tự đặt mức giảm giá cho mình', en: 'Customers set their own discount' },
          correct: true,
          why: {
            vi: 'Danh sách cấm không biết trường mới. Danh sách cho phép thì không cần sửa: trường không được nêu tên không được ghi.',
            en: 'The blocklist does not know the new field. A list of allowed fields needs no change: what is not named is not written.',
          },
        },
        {
          text: {
            vi: 'Không sao, vì biểu mẫu không có ô `discount`',
            en: 'Nothing, because the form has no field `discount`',
          },
          why: {
            vi: 'Biểu mẫu không giới hạn thân yêu cầu; người gửi thêm trường tùy ý.',
            en: 'A form does not limit the body of a request; the sender can add any field.',
          },
        },
        {
          text: {
            vi: 'Máy chủ báo lỗi vì thân có trường lạ',
            en: 'The server reports an error because of the unknown field',
          },
          why: {
            vi: '`Object.assign` chép mọi trường mà không hỏi.',
            en: '`Object.assign` copies every field and does not ask.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Đường ghi đã an toàn. `GET /users` chỉ quản trị viên đọc được, nhưng vẫn kèm chuỗi băm mật khẩu. Vì sao vẫn nên bỏ chuỗi băm?',
        en: 'Writing is safe now. Only administrators can read `GET /users`, but it still contains password hashes. Why remove them?',
      },
      choices: [
        {
          text: {
            vi: 'Ai lấy được phản hồi, qua lỗ hổng sau này hay máy của quản trị viên, thì dò mật khẩu ngoại tuyến được',
            en: "Whoever gets the response, through a later weakness or from the administrator's machine, can guess passwords offline",
          },
          correct: true,
          why: {
            vi: 'Dò trên chuỗi băm không bị máy chủ giới hạn số lần thử. Không màn hình nào cần chuỗi băm, nên đừng gửi.',
            en: 'Guesses against a hash are not limited by the server. No screen needs a hash, so do not send it.',
          },
        },
        {
          text: {
            vi: 'Chuỗi băm giải mã ngược được thành mật khẩu',
            en: 'A hash can be decrypted into the password',
          },
          why: {
            vi: 'Băm không có phép giải mã. Kẻ tấn công băm từng mật khẩu đoán được rồi so.',
            en: 'There is no decryption of a hash. An attacker hashes one guess after another and compares.',
          },
        },
        {
          text: {
            vi: 'Không cần bỏ: chỉ quản trị viên thấy',
            en: 'There is no need: only administrators see them',
          },
          why: {
            vi: 'Bài này cho thấy một lỗi ở đường ghi biến nhân viên thành quản trị viên. Dữ liệu không gửi thì không lộ.',
            en: 'This lesson shows how one flaw in writing turns an employee into an administrator. What is not sent cannot leak.',
          },
        },
      ],
    },
  ],
};
