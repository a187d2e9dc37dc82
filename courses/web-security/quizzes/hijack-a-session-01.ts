import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'hijack-a-session-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Mã phiên có 40 ký tự: 30 ký tự đầu luôn giống nhau, 10 ký tự sau là thời điểm tính bằng giây. Kẻ tấn công biết nạn nhân đăng nhập trong phút nào. Hắn phải thử nhiều nhất bao nhiêu mã?',
        en: 'A session id has 40 characters: the first 30 are always the same, the last 10 are the time in seconds. An attacker knows in which minute the victim logged in. How many ids have to be tried at most?',
      },
      choices: [
        {
          text: { vi: '60', en: '60' },
          correct: true,
          why: {
            vi: 'Một phút có 60 giây, phần còn lại cố định. Đó chưa tới 6 bit.',
            en: 'A minute has 60 seconds, and the rest is fixed. That is less than 6 bits.',
          },
        },
        {
          text: { vi: '10 mũ 10', en: '10 to the power of 10' },
          why: {
            vi: 'Mười chữ số có 10 mũ 10 cách viết, nhưng chỉ những thời điểm trong phút đó là có thể.',
            en: 'Ten digits can be written in 10 to the power of 10 ways, but only the times within that minute are possible.',
          },
        },
        {
          text: { vi: '62 mũ 40', en: '62 to the power of 40' },
          why: {
            vi: 'Độ dài chỉ đáng kể khi mọi ký tự đều ngẫu nhiên.',
            en: 'The length counts only if every character is random.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Vì sao phải cấp mã phiên mới sau khi đăng nhập, dù mã cũ đã ngẫu nhiên?',
        en: 'Why must a new session id be issued after login, even if the old one is random?',
      },
      choices: [
        {
          text: {
            vi: 'Vì mã cũ có thể do kẻ tấn công đặt sẵn',
            en: 'Because an attacker may have planted the old one',
          },
          correct: true,
          why: {
            vi: 'Mã ngẫu nhiên vẫn vô ích nếu kẻ tấn công đã biết nó trước khi nạn nhân đăng nhập.',
            en: 'A random id is of no use if the attacker knew it before the victim logged in.',
          },
        },
        {
          text: { vi: 'Vì mã cũ đã kém ngẫu nhiên đi', en: 'Because the old one has become less random' },
          why: {
            vi: 'Một giá trị không mất dần tính ngẫu nhiên; điều quan trọng là ai đã biết nó.',
            en: 'A value does not lose its randomness over time; what matters is who knows it.',
          },
        },
      ],
    },
  ],
};
