import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-04',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ vẫn mở tệp, nhưng không hiện nhận xét nào có nhiều hơn một dòng. Lỗi đã được vá chưa?',
        en: 'The server still opens files, but no longer shows comments of more than one line. Is the weakness patched?',
      },
      choices: [
        {
          text: { vi: 'Rồi, vì nội dung tệp không còn hiện ra', en: 'Yes, because files are no longer shown' },
          why: {
            vi: 'Tệp một dòng vẫn hiện, và nội dung còn ra được bằng thông báo lỗi hay một yêu cầu khác.',
            en: 'A file of one line is still shown, and content can also get out by an error message or another request.',
          },
        },
        {
          text: { vi: 'Chưa: việc mở tệp mới là lỗi', en: 'No: opening the file is the weakness' },
          correct: true,
          why: {
            vi: 'Chặn ở bộ phân tích thì không có gì để che.',
            en: 'Where the parser opens nothing, there is nothing to hide.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Bạn đổi `{ entities: true, externalDtd: true }` thành `{ entities: true }`. Tài liệu nào còn tấn công được?',
        en: 'You change `{ entities: true, externalDtd: true }` to `{ entities: true }`. Which document still works as an attack?',
      },
      choices: [
        {
          text: {
            vi: 'DOCTYPE với thực thể trỏ đến `file:///etc/hostname`',
            en: 'A DOCTYPE with an entity that points to `file:///etc/hostname`',
          },
          correct: true,
          why: {
            vi: 'Khai báo nằm ngay trong tài liệu, nên không cần DTD ngoài.',
            en: 'The declaration is in the document itself, so no external DTD is needed.',
          },
        },
        {
          text: {
            vi: '`<!DOCTYPE comment SYSTEM "http://webwolf/files/x.dtd">`, với thực thể khai báo trong DTD ấy',
            en: '`<!DOCTYPE comment SYSTEM "http://webwolf/files/x.dtd">`, with the entity declared in that DTD',
          },
          why: {
            vi: 'Không có `externalDtd` thì DTD mà DOCTYPE nêu tên không được nạp, nên thực thể ấy chưa được khai báo. (DTD gọi qua một thực thể tham số thì `entities` vẫn nạp.)',
            en: 'Without `externalDtd`, the DTD that the DOCTYPE names is not loaded, so that entity is not declared. (A DTD that is called through a parameter entity is still loaded by `entities`.)',
          },
        },
        {
          text: { vi: 'Không tài liệu nào', en: 'None' },
          why: {
            vi: 'Hai tùy chọn mở hai cánh cửa khác nhau.',
            en: 'The two options open two different doors.',
          },
        },
      ],
    },
  ],
};
