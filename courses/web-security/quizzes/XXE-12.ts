import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'XXE-12',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Dịch vụ chỉ nhận JSON, và từ chối mọi `Content-Type` khác. Có còn cần vá bộ phân tích XML không?',
        en: 'A service accepts JSON only and refuses every other `Content-Type`. Does the XML parser still have to be fixed?',
      },
      choices: [
        {
          text: {
            vi: 'Cần, nếu ở đâu đó trong hệ thống vẫn đọc XML',
            en: 'Yes, if XML is still read anywhere in the system',
          },
          correct: true,
          why: {
            vi: 'Tệp tải lên, SOAP, SVG hay tài liệu văn phòng đều có thể tới bộ phân tích bằng đường khác.',
            en: 'Uploads, SOAP, SVG or office documents may reach the parser in another way.',
          },
        },
        {
          text: { vi: 'Không, vì không ai gửi XML được nữa', en: 'No, because nobody can send XML any more' },
          why: {
            vi: 'Chỉ đường này đóng lại.',
            en: 'Only this way is closed.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Trong bản ghi StAX đã vá, vì sao tài liệu có thực thể trong cũng bị từ chối?',
        en: 'In the recording of the fixed StAX reader, why is the document with the internal entity refused as well?',
      },
      choices: [
        {
          text: {
            vi: 'Vì không có DTD thì tên ấy chưa được khai báo',
            en: 'Because without a DTD that name is not declared',
          },
          correct: true,
          why: {
            vi: 'DTD bị bỏ qua, nên `&laugh;` là một tên không ai biết.',
            en: 'The DTD is skipped, so `&laugh;` is a name that nobody knows.',
          },
        },
        {
          text: { vi: 'Vì nó nở ra quá 64.000 lần', en: 'Because it expands more than 64,000 times' },
          why: {
            vi: 'Nó chỉ lặp lại năm lần; còn xa mới tới giới hạn.',
            en: 'It has only five copies; the limit is far away.',
          },
        },
      ],
    },
  ],
};
