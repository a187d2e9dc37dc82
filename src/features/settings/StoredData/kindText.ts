import { translate } from '@docusaurus/Translate';
import type { DataKind } from '../core/storedData';

/** Name of a kind of data, and what belongs to it. */
export function kindText(kind: DataKind): { name: string; what: string } {
  switch (kind) {
    case 'progress':
      return {
        name: translate({
          id: 'settings.kindText.progress',
          message: 'Tiến độ học',
          description: 'Kind of stored data: the progress',
        }),
        what: translate({
          id: 'settings.kindText.progressWhat',
          message: 'Bài đã đọc, bài tập đã giải, câu trắc nghiệm đã trả lời.',
          description: 'What belongs to the progress',
        }),
      };
    case 'typed':
      return {
        name: translate({
          id: 'settings.kindText.typed',
          message: 'Mã bạn đã gõ',
          description: 'Kind of stored data: typed code',
        }),
        what: translate({
          id: 'settings.kindText.typedWhat',
          message: 'Câu lệnh, mã và bản vá viết dở; các CSDL bạn tạo trong phòng thí nghiệm SQL.',
          description: 'What belongs to typed code',
        }),
      };
    case 'search':
      return {
        name: translate({
          id: 'settings.kindText.search',
          message: 'Tìm kiếm',
          description: 'Kind of stored data: searches',
        }),
        what: translate({
          id: 'settings.kindText.searchWhat',
          message: 'Những trang bạn đã mở hoặc lưu trong hộp tìm kiếm.',
          description: 'What belongs to searches',
        }),
      };
    case 'offline':
      return {
        name: translate({
          id: 'settings.kindText.offline',
          message: 'Học khi không có mạng',
          description: 'Kind of stored data: what is saved for times without a network',
        }),
        what: translate({
          id: 'settings.kindText.offlineWhat',
          message: 'Khóa học đã lưu và những trang đã xem từ khi bật chế độ này.',
          description: 'What is saved for times without a network',
        }),
      };
    case 'look':
      return {
        name: translate({
          id: 'settings.kindText.look',
          message: 'Giao diện',
          description: 'Kind of stored data: the look of the site',
        }),
        what: translate({
          id: 'settings.kindText.lookWhat',
          message: 'Chế độ màu, tab đã chọn, thông báo đã đóng, câu trả lời của bạn về Google Analytics.',
          description: 'What belongs to the look',
        }),
      };
  }
}
