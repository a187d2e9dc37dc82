import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'log-spoofing',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Một máy chủ ghi `User-Agent` của mỗi yêu cầu vào nhật ký. Header HTTP không chứa được ký tự xuống dòng. Vậy còn ký tự nào cần thoát (escape) không?',
        en: 'A server writes the `User-Agent` of each request to its log. An HTTP header cannot contain a line feed. Does anything have to be escaped?',
      },
      choices: [
        {
          text: { vi: 'Không, vì không ai thêm được dòng', en: 'No, because nobody can add a line' },
          why: {
            vi: 'Thêm dòng chỉ là một cách. Header chứa được `<script>`, và trang xem nhật ký sẽ chạy nó nếu ghép thẳng vào HTML.',
            en: 'Adding lines is only one way. A header can contain `<script>`, and a log page that puts it into HTML as it is will run it.',
          },
        },
        {
          text: {
            vi: 'Có: người đọc nhật ký còn là trình duyệt và chương trình đọc JSON',
            en: 'Yes: browsers and programs that read JSON read the log as well',
          },
          correct: true,
          why: {
            vi: 'Mỗi nơi đọc có ký tự đặc biệt riêng: `<` với HTML, `"` với JSON ghép bằng tay.',
            en: 'Each reader has special characters of its own: `<` in HTML, `"` in JSON put together by hand.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Một đồng nghiệp vá bằng cách xóa mọi ký tự điều khiển trước khi ghi. Cuộc tấn công với tên `lan\\n09:14 backup deleted by quang` còn để lại gì trong nhật ký?',
        en: 'A colleague patches the log by deleting all control characters before writing. What does an attack with the name `lan\\n09:14 backup deleted by quang` leave in the log?',
      },
      choices: [
        {
          text: {
            vi: 'Một dòng, và không còn thấy rằng có ký tự xuống dòng trong tên',
            en: 'One line, in which the line feed of the name can no longer be seen',
          },
          correct: true,
          why: {
            vi: 'Dòng giả không thành, nhưng bằng chứng rõ nhất của cuộc tấn công cũng mất. Viết `\\n` thành chữ thì giữ được cả hai.',
            en: 'No line is forged, but the clearest evidence of the attack is gone as well. Writing `\\n` as text keeps both.',
          },
        },
        {
          text: { vi: 'Hai dòng, như trước khi vá', en: 'Two lines, as before the patch' },
          why: {
            vi: 'Không có ký tự xuống dòng thì không có dòng thứ hai.',
            en: 'Without a line feed, there is no second line.',
          },
        },
        {
          text: { vi: 'Không gì cả', en: 'Nothing' },
          why: {
            vi: 'Chỉ ký tự điều khiển bị xóa; phần còn lại của tên vẫn được ghi.',
            en: 'Only the control characters are deleted; the rest of the name is still written.',
          },
        },
      ],
    },
  ],
};
