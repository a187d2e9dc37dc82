import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-13',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Sau khi đặt `ACCESS_EXTERNAL_DTD` thành chuỗi rỗng, bài nào của khóa này vẫn còn tấn công được?',
        en: 'After `ACCESS_EXTERNAL_DTD` is set to an empty string, which attack of this course still works?',
      },
      choices: [
        {
          text: { vi: 'Bài 4: liệt kê thư mục gốc', en: 'Lesson 4: listing the root' },
          why: { vi: 'Bản ghi cho thấy nó bị từ chối.', en: 'The recording shows that it is refused.' },
        },
        {
          text: { vi: 'Bài 9: phình tài liệu', en: 'Lesson 9: swelling a document' },
          correct: true,
          why: {
            vi: 'Kiểu này chỉ dùng thực thể trong, mà bản vá không đụng tới.',
            en: 'It uses internal entities only, which the patch does not touch.',
          },
        },
        {
          text: { vi: 'Bài 11: trích xuất qua WebWolf', en: 'Lesson 11: exfiltration through WebWolf' },
          why: { vi: 'DTD ngoài không được nạp nữa.', en: 'External DTDs are no longer loaded.' },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Nút “vá” báo thành công hai lần liền. Làm sao biết bản vá đang bật?',
        en: 'The “patch” button reports success twice in a row. How do you find out whether the patch is on?',
      },
      choices: [
        {
          text: { vi: 'Gửi lại cuộc tấn công', en: 'Send the attack again' },
          correct: true,
          why: {
            vi: 'Ở WebGoat, lần bấm thứ hai tắt bản vá mà thông báo vẫn nói đã bật.',
            en: 'In WebGoat the second press turns the patch off while the message says that it is on.',
          },
        },
        {
          text: { vi: 'Đọc thông báo lần cuối', en: 'Read the last message' },
          why: { vi: 'Thông báo giống nhau ở cả hai trạng thái.', en: 'The message is the same in both states.' },
        },
      ],
    },
  ],
};
