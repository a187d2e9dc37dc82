import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-09',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Mỗi tầng gọi tầng dưới hai lần, có mười hai tầng, dưới cùng là một ký tự. Kết quả dài bao nhiêu?',
        en: 'Each of twelve levels uses the level below twice; at the bottom there is one character. How long is the result?',
      },
      choices: [
        {
          text: { vi: '24 ký tự', en: '24 characters' },
          why: {
            vi: 'Đó là số tham chiếu, không phải kết quả.',
            en: 'That is the number of references, not the result.',
          },
        },
        {
          text: { vi: '4.096 ký tự', en: '4,096 characters' },
          correct: true,
          why: { vi: 'Mười hai lần nhân đôi: 2 mũ 12.', en: 'Twelve times doubled: 2 to the power of 12.' },
        },
        {
          text: { vi: '144 ký tự', en: '144 characters' },
          why: {
            vi: 'Số tầng là số mũ: 2 mũ 12, không phải 12 mũ 2.',
            en: 'The number of levels is the exponent: 2 to the power of 12, not 12 squared.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Bộ phân tích có giới hạn 64.000 lần thay. Vì sao vẫn nên từ chối DOCTYPE?',
        en: 'The parser has a limit of 64,000 replacements. Why should a DOCTYPE still be refused?',
      },
      choices: [
        {
          text: {
            vi: 'Vì mỗi yêu cầu vẫn bắt máy làm việc đến giới hạn ấy',
            en: 'Because every request still costs the work up to that limit',
          },
          correct: true,
          why: {
            vi: 'Nhiều yêu cầu nhỏ cùng lúc vẫn làm máy bận; và DOCTYPE còn mở các kiểu tấn công khác.',
            en: 'Many small requests at once still keep the machine busy; and a DOCTYPE opens other attacks, too.',
          },
        },
        {
          text: { vi: 'Vì giới hạn chỉ tính thực thể ngoài', en: 'Because the limit counts external entities only' },
          why: { vi: 'Giới hạn tính mọi lần thay.', en: 'The limit counts all replacements.' },
        },
      ],
    },
  ],
};
