import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'limits-the-size',
    fails: 'swell',
    mark: /(?:xml|rawBody)\.length>/,
    message: {
      vi: 'Tài liệu tấn công chỉ dài vài trăm ký tự. Độ dài trước khi thay không nói gì về độ dài sau khi thay.',
      en: 'The attack is only a few hundred characters long. The length before replacement says nothing about the length after it.',
    },
  },
  {
    id: 'no-entities',
    fails: 'swell',
    mark: /parseXml\(xml\)/,
    message: {
      vi: 'Khi tắt `entities`, libxml2 giữ thực thể thành nút riêng, nhưng vẫn thay chúng lúc bạn lấy `text`. Tài liệu vẫn được khai báo.',
      en: 'With `entities` off, libxml2 keeps entities as nodes of their own, but still replaces them when you ask for `text`. The document may still declare them.',
    },
  },
  {
    id: 'cuts-the-result',
    fails: 'swell',
    message: {
      vi: 'Bộ phân tích vẫn thay mọi thực thể. Cắt kết quả sau đó không lấy lại được bộ nhớ và thời gian đã mất.',
      en: 'The parser still replaces all entities. Cutting the result afterwards does not give back the memory and time that were spent.',
    },
  },
  {
    id: 'forbids-a-word',
    fails: 'other-names',
    message: {
      vi: 'Bạn cấm tên hoặc nội dung đã thấy. Kẻ tấn công đặt tên khác.',
      en: 'You forbid the names or texts that you have seen. An attacker chooses others.',
    },
  },
  {
    id: 'counts-references',
    fails: 'doubling',
    message: {
      vi: 'Mười tám tham chiếu đủ cho chín tầng nhân đôi, là 512 lần. Số tham chiếu không phải là độ phình.',
      en: 'Eighteen references are enough for nine levels that double, which is 512 times. The number of references is not the growth.',
    },
  },
  {
    id: 'forbids-nesting',
    fails: 'not-nested',
    message: {
      vi: 'Không cần lồng nhau: một thực thể dài 300 ký tự, dùng 60 lần, đã cho 18.000 ký tự. Đừng cho tài liệu khai báo thực thể nào.',
      en: 'No nesting is needed: one entity of 300 characters, used 60 times, gives 18,000. Let a document declare no entities at all.',
    },
  },
  {
    id: 'refuses-long',
    fails: 'long',
    message: {
      vi: 'Bạn từ chối cả nhận xét dài bình thường.',
      en: 'You refuse long, ordinary comments as well.',
    },
  },
];
