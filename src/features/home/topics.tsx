import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

export interface TopicText {
  title: string;
  summary: string;
  figure: ReactNode;
}

/** Title, summary and figure of each topic folder, in the reader's language. */
export function topicText(folder: string): TopicText {
  switch (folder) {
    case 'database':
      return {
        title: translate({
          id: 'home.topics.database.title',
          message: 'Học SQL trong 30 ngày',
          description: 'Topic: SQL course',
        }),
        summary: translate({
          id: 'home.topics.database.summary',
          message: 'Đủ 30 ngày: từ câu SELECT đầu tiên đến giao dịch và bảo mật, trên dữ liệu của một nhà sách mẫu.',
          description: 'Topic: SQL course, one sentence',
        }),
        figure: (
          <path d="M5 8c0-2 4.900-3.500 11-3.500S27 6 27 8v16c0 2-4.900 3.500-11 3.500S5 26 5 24V8Zm0 0c0 2 4.900 3.500 11 3.500S27 10 27 8M5 16c0 2 4.900 3.500 11 3.500S27 18 27 16" />
        ),
      };
    case 'k6':
      return {
        title: translate({
          id: 'home.topics.k6.title',
          message: 'Kiểm thử tải với k6',
          description: 'Topic: load testing',
        }),
        summary: translate({
          id: 'home.topics.k6.summary',
          message:
            'Phần 1 đã có: cài đặt, viết kịch bản đầu tiên và đọc kết quả đo, với API nhà sách chạy trên máy bạn.',
          description: 'Topic: load testing, one sentence',
        }),
        figure: <path d="M4 27h24M5 23c5 0 5-13 10-13s4 8 7 8 3-12 5-12" />,
      };
    case 'leetcode':
      return {
        title: translate({ id: 'home.topics.leetcode.title', message: 'LeetCode', description: 'Topic: LeetCode' }),
        summary: translate({
          id: 'home.topics.leetcode.summary',
          message: 'Thuật toán, thao tác bit và quy hoạch động: tự giải trước, rồi so sánh nhiều cách giải.',
          description: 'Topic: LeetCode, one sentence',
        }),
        figure: <path d="m11 10-6 6 6 6M21 10l6 6-6 6M18 6l-4 20" />,
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
        figure: (
          <path d="M9 9h14v14H9zM13 4v5M19 4v5M13 23v5M19 23v5M4 13h5M4 19h5M23 13h5M23 19h5M13.500 13.500h5v5h-5z" />
        ),
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
          message: 'Dự kiến: bài tập WebGoat trên máy bạn, để hiểu lỗ hổng rồi viết bản sửa.',
          description: 'Topic: web security, one sentence',
        }),
        figure: (
          <path d="M16 4.500c3.600 2.600 7 3.500 10.500 3.500 0 9.500-3 16-10.500 19.500C8.500 24 5.500 17.500 5.500 8c3.500 0 6.900-.9 10.500-3.500Zm-4.500 11.700 3.300 3.300 6-6.700" />
        ),
      };
    default:
      throw new Error(`No text for the topic "${folder}": add them in src/features/home/topics.tsx.`);
  }
}
