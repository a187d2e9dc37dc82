import { translate } from '@docusaurus/Translate';

export interface TopicText {
  title: string;
  summary: string;
}

/** Title and summary of each topic folder, in the reader's language. */
export function topicText(folder: string): TopicText {
  switch (folder) {
    case 'k6':
      return {
        title: translate({
          id: 'home.topics.k6.title',
          message: 'Kiểm thử tải với k6',
          description: 'Topic: load testing',
        }),
        summary: translate({
          id: 'home.topics.k6.summary',
          message: 'Viết kịch bản k6, chạy ngay trên trang với một máy chủ mô phỏng, đọc p95 và tìm ra chỗ nghẽn.',
          description: 'Topic: load testing, one sentence',
        }),
      };
    case 'leetcode':
      return {
        title: translate({ id: 'home.topics.leetcode.title', message: 'LeetCode', description: 'Topic: LeetCode' }),
        summary: translate({
          id: 'home.topics.leetcode.summary',
          message: 'Tự giải trước, rồi so sánh nhiều cách: thuật toán, thao tác bit, quy hoạch động, SQL.',
          description: 'Topic: LeetCode, one sentence',
        }),
      };
    case 'operating-system':
      return {
        title: translate({
          id: 'home.topics.os.title',
          message: 'Hệ điều hành',
          description: 'Topic: operating systems',
        }),
        summary: translate({
          id: 'home.topics.os.summary',
          message: 'Thay thế trang, điều phối tiến trình, giải thuật Banker và hợp ngữ: đoán trước rồi mới xem.',
          description: 'Topic: operating systems, one sentence',
        }),
      };
    case 'web-security':
      return {
        title: translate({
          id: 'home.topics.security.title',
          message: 'Bảo mật web',
          description: 'Topic: web security',
        }),
        summary: translate({
          id: 'home.topics.security.summary',
          message:
            'Tấn công một ứng dụng mẫu ngay trên trang, rồi vá lỗ hổng: bản vá được chấm bằng chính các đòn tấn công.',
          description: 'Topic: web security, one sentence',
        }),
      };
    default:
      throw new Error(`No text for the topic "${folder}": add them in src/features/home/topics.tsx.`);
  }
}
