import type { Mistake } from '../../../src/features/web-lab/core/lab';
import { LOOKS_AT_THE_START, ONE_TYPE, SEARCHES_THE_TEXT } from '../doctype';

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
    mark: /parseXml\(xml(?:,\{(?:entities:false,?|noExternal:true,?)+\})?\)/,
    message: {
      vi: 'Khi tắt `entities`, libxml2 giữ thực thể thành nút riêng, nhưng vẫn thay chúng lúc bạn lấy `text`. Tài liệu vẫn được khai báo.',
      en: 'With `entities` off, libxml2 keeps entities as nodes of their own, but still replaces them when you ask for `text`. The document may still declare them.',
    },
  },
  {
    id: 'cuts-the-result',
    fails: 'swell',
    mark: /slice\(|substring\(/,
    message: {
      vi: 'Bộ phân tích vẫn thay mọi thực thể. Cắt kết quả sau đó không lấy lại được bộ nhớ và thời gian đã mất.',
      en: 'The parser still replaces all entities. Cutting the result afterwards does not give back the memory and time that were spent.',
    },
  },
  {
    id: 'limits-the-result',
    fails: 'other-names',
    mark: /text\.length>/,
    message: {
      vi: 'Bạn đo kết quả sau khi bộ phân tích đã thay mọi thực thể: bộ nhớ và thời gian đã mất. Và tài liệu phình ít hơn con số ấy vẫn được lưu.',
      en: 'You measure the result after the parser has replaced all entities: the memory and time are spent. And a document that swells less than that number is still stored.',
    },
  },
  {
    id: 'forbids-a-word',
    fails: 'other-names',
    mark: /lol|a\d|(?<![a-z])(?:ha)+(?![a-z])|doctype(?=c[^a-z])/i,
    message: {
      vi: 'Bạn cấm tên hoặc nội dung đã thấy. Kẻ tấn công đặt tên khác.',
      en: 'You forbid the names or texts that you have seen. An attacker chooses others.',
    },
  },
  LOOKS_AT_THE_START,
  {
    id: 'measures-the-text',
    fails: 'elsewhere',
    mark: /text\.length/,
    message: {
      vi: 'Bạn đo chữ của phần tử gốc sau khi bộ phân tích đã thay mọi thực thể. Thực thể cũng phình được trong một thuộc tính, mà chữ vẫn ngắn. Hãy từ chối khai báo.',
      en: 'You measure the text of the root element after the parser has replaced all entities. Entities can swell in an attribute as well, while the text stays short. Refuse declarations.',
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
    id: 'forbids-words',
    fails: 'short',
    mark: /(?:\/\(?(?:\\b)?|(?:includes|indexOf)\(['"])(?:doctype|entity|system|public)/i,
    message: {
      vi: 'Bạn cấm những chữ mà một nhận xét nói về XML có thể chứa.',
      en: 'You forbid words that a comment about XML may contain.',
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
  {
    id: 'keeps-declarations',
    fails: 'swell',
    message: {
      vi: 'Tài liệu này vẫn khai báo được thực thể, và máy chủ vẫn thay chúng. Hãy từ chối khai báo.',
      en: 'This document can still declare entities, and the server still replaces them. Refuse declarations.',
    },
  },
  {
    id: 'measures-everything',
    fails: 'elsewhere',
    message: {
      vi: 'Thực thể cũng phình được ở nơi kết quả không cho thấy, như giá trị mặc định của một thuộc tính. Hãy từ chối khai báo.',
      en: 'Entities can also swell where the result does not show it, such as in the default value of an attribute. Refuse declarations.',
    },
  },
  {
    id: 'counts-declarations',
    fails: 'one-large',
    message: {
      vi: 'Hai khai báo là đủ: một chuỗi 300 ký tự, và một thực thể dùng nó 60 lần. Số khai báo không phải là độ phình.',
      en: 'Two declarations are enough: a text of 300 characters, and an entity that uses it 60 times. The number of declarations is not the growth.',
    },
  },
  {
    id: 'touching-references',
    fails: 'apart',
    message: {
      vi: 'Một dấu chấm giữa hai tham chiếu không làm tài liệu phình ít đi. Hãy từ chối khai báo, đừng tìm một cách viết.',
      en: 'A full stop between two references does not reduce the growth. Refuse declarations instead of looking for one spelling.',
    },
  },
  {
    id: 'few-references',
    fails: 'few',
    message: {
      vi: 'Một chuỗi 1.500 ký tự, dùng tám lần, đã cho 12.000 ký tự. Hãy từ chối khai báo, đừng đoán một con số.',
      en: 'A text of 1,500 characters, used eight times, gives 12,000. Refuse declarations instead of guessing a number.',
    },
  },
  SEARCHES_THE_TEXT,
  ONE_TYPE,
];
