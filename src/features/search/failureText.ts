import { translate } from '@docusaurus/Translate';
import type { SearchFailure } from './core/searchFailure';

/** Returns a message that says what a reader can do about a failed search. */
export function failureText(failure: SearchFailure): string {
  switch (failure) {
    case 'unreachable':
      return translate({
        id: 'search.failureText.unreachable',
        message: 'Hãy kiểm tra kết nối mạng.',
        description: 'Why there are no results: nothing answers',
      });
    case 'refused':
      return translate({
        id: 'search.failureText.refused',
        message:
          'Dịch vụ tìm kiếm từ chối yêu cầu của trang này: khóa không đúng hoặc không có quyền. Lỗi không nằm ở mạng của bạn.',
        description: 'Why there are no results: the search service does not accept the key of the site',
      });
    case 'missing':
      return translate({
        id: 'search.failureText.missing',
        message: 'Dữ liệu tìm kiếm của trang này bị thiếu hoặc hỏng. Lỗi không nằm ở mạng của bạn.',
        description: 'Why there are no results: there is no index, or a damaged one',
      });
    case 'busy':
      return translate({
        id: 'search.failureText.busy',
        message: 'Dịch vụ tìm kiếm đang nhận quá nhiều yêu cầu. Hãy đợi một lát rồi thử lại.',
        description: 'Why there are no results: the search service has been asked too often',
      });
    case 'misunderstood':
      return translate({
        id: 'search.failureText.misunderstood',
        message: 'Dịch vụ tìm kiếm không hiểu yêu cầu này. Hãy thử từ khóa khác.',
        description: 'Why there are no results: the search service takes the request for wrong',
      });
    case 'stopped':
      return translate({
        id: 'search.failureText.stopped',
        message: 'Trình duyệt đã dừng phần tìm kiếm. Hãy thử lại.',
        description: 'Why there are no results: the browser has stopped the engine',
      });
  }
}
