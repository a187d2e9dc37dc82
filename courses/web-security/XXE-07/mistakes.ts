import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'json-somewhere',
    fails: 'json-like',
    message: {
      vi: 'Bạn chỉ tìm chữ `json` trong kiểu. `application/jsonxml` có chữ ấy, `application/xml; x=json` cũng có, và bộ đọc XML vẫn chờ sau phép kiểm tra. Hãy so cả kiểu, phần đứng trước dấu `;`.',
      en: 'You only look for `json` in the type. `application/jsonxml` has it, so does `application/xml; x=json`, and the reader of XML is still behind the check. Compare the whole type, up to the `;`.',
    },
  },
  {
    id: 'one-spelling',
    fails: 'other-types',
    message: {
      vi: 'Một cách viết khác của kiểu XML vẫn vào: `text/xml`, kiểu có `charset` hay `+xml`. Hãy nói kiểu nào được phép.',
      en: 'Another spelling of the XML type still gets in: `text/xml`, a type with `charset` or `+xml`. Say which type is allowed.',
    },
  },
  {
    id: 'looks-at-the-start',
    fails: 'other-start',
    message: {
      vi: 'Bạn nhìn ký tự đầu của thân. Trước DOCTYPE có thể là khoảng trắng, một chú thích hay dòng khai báo.',
      en: 'You look at the first characters of the body. White space, a comment or a declaration may stand before the DOCTYPE.',
    },
  },
  {
    id: 'looks-at-accept',
    fails: 'application-xml',
    mark: /headers\.accept|headers\['accept'\]/,
    message: {
      vi: '`Accept` nói kiểu của câu trả lời. Kiểu của thân yêu cầu nằm ở `Content-Type`.',
      en: '`Accept` is about the type of the response. The type of the body is in `Content-Type`.',
    },
  },
  {
    id: 'hides-the-error',
    fails: 'application-xml',
    message: {
      vi: 'Máy chủ vẫn đọc tài liệu này và mở tệp. Hãy từ chối nó trước khi phân tích: đổi câu trả lời sau đó thì đã muộn.',
      en: 'The server still reads this document and opens a file. Refuse it before it is parsed: changing the response afterwards is too late.',
    },
  },
  {
    id: 'forbids-signs',
    fails: 'by-json',
    mark: /rawBody\.(?:includes|indexOf|search|match)\(|\.test\((?:request\.)?rawBody/,
    message: {
      vi: 'Bạn cấm một ký tự mà nhận xét JSON bình thường có thể chứa, như `<`. Hãy từ chối theo kiểu, không theo nội dung.',
      en: 'You forbid a character that an ordinary JSON comment may contain, such as `<`. Refuse by the type, not by the content.',
    },
  },
  {
    id: 'too-strict',
    fails: 'json-types',
    message: {
      vi: '`Content-Type` có thể kèm `charset` và viết hoa hay thường đều được (RFC 9110). Hãy so riêng phần kiểu, không phân biệt hoa thường.',
      en: '`Content-Type` may have a `charset`, and its case does not matter (RFC 9110). Compare the type alone, and ignore its case.',
    },
  },
  {
    id: 'forbids-words',
    fails: 'about-xml',
    message: {
      vi: 'Bạn cấm những chữ mà một nhận xét bình thường có thể chứa.',
      en: 'You forbid words that an ordinary comment may contain.',
    },
  },
  {
    id: 'searches-the-text',
    fails: 'other-spellings',
    message: {
      vi: 'Tài liệu này vẫn được phân tích, vì khai báo của nó viết theo cách khác. Địa chỉ này chỉ cần JSON: hãy từ chối theo kiểu, không theo nội dung.',
      en: 'This document is still parsed, because its declaration is written in another way. The address needs JSON only: refuse by the type, not by the content.',
    },
  },
];
