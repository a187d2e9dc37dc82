import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-06',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: '`new XmlMapper(factory)` với factory chỉ đặt `IS_SUPPORTING_EXTERNAL_ENTITIES` thành `false`. Điều gì còn lại?',
        en: '`new XmlMapper(factory)` with a factory that only sets `IS_SUPPORTING_EXTERNAL_ENTITIES` to `false`. What is left?',
      },
      choices: [
        {
          text: { vi: 'Không còn gì', en: 'Nothing' },
          why: {
            vi: 'DTD vẫn bật, nên tài liệu vẫn khai báo được thực thể trong.',
            en: 'DTDs are still on, so a document can still declare internal entities.',
          },
        },
        {
          text: { vi: 'Thực thể trong vẫn nở ra', en: 'Internal entities still expand' },
          correct: true,
          why: {
            vi: 'Bản ghi chỉ tắt thực thể ngoài in ra `hahahahaha`: thực thể trong vẫn được thay.',
            en: 'The recording with only external entities off prints `hahahahaha`: internal entities are still replaced.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Một công cụ quét không báo gì về `new XmlMapper(makeFactory())`. Bạn kết luận gì?',
        en: 'A scanner reports nothing about `new XmlMapper(makeFactory())`. What do you conclude?',
      },
      choices: [
        {
          text: { vi: 'Phải đọc `makeFactory`', en: '`makeFactory` has to be read' },
          correct: true,
          why: {
            vi: 'Tùy chọn được đặt ở đó, hoặc không được đặt ở đâu cả.',
            en: 'The options are set there, or nowhere.',
          },
        },
        {
          text: {
            vi: 'An toàn, vì Jackson an toàn theo mặc định',
            en: 'It is safe, because Jackson is safe by default',
          },
          why: {
            vi: 'Mặc định ấy chỉ có khi Jackson tự tạo factory.',
            en: 'That default exists only if Jackson makes the factory itself.',
          },
        },
      ],
    },
  ],
};
