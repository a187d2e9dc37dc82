import type { CourseOutline, OutlineLesson } from '../../src/features/progress/core/course';
import { SQL_SKILLS } from './skills';

function day(number: number, name: string, vi: string, en: string): OutlineLesson {
  return { file: `${String(number).padStart(2, '0')}-${name}`, kind: 'day', number, title: { vi, en } };
}

/** The whole course, including planned lessons, which the roadmap lists too. */
export const SQL_OUTLINE: CourseOutline = {
  id: 'sql',
  folder: 'database/learn-sql-in-30-days',
  shortTitle: { vi: 'Học SQL', en: 'Learn SQL' },
  otherPages: ['30-day-sql-learning-roadmap'],
  skills: SQL_SKILLS,
  stages: [
    { title: { vi: 'Hỏi một bảng', en: 'Ask one table' }, firstDay: 1 },
    { title: { vi: 'Ghép nhiều bảng', en: 'Join many tables' }, firstDay: 11 },
    { title: { vi: 'Giữ cho đúng, làm cho nhanh', en: 'Keep it right, make it fast' }, firstDay: 21 },
  ],
  lessons: [
    day(1, 'intro-to-sql-and-dbms', 'Giới thiệu SQL và hệ quản trị CSDL', 'Introduction to SQL and DBMSs'),
    day(
      2,
      'relational-model-and-sample-database',
      'Mô hình quan hệ và CSDL mẫu',
      'Relational Model and Sample Database',
    ),
    day(3, 'select-basics', 'SELECT, biểu thức, bí danh', 'SELECT, Expressions, Aliases'),
    day(4, 'filtering-with-where', 'Lọc dữ liệu với WHERE', 'Filtering with WHERE'),
    day(5, 'sorting-and-limiting', 'Sắp xếp và giới hạn', 'Sorting and Limiting'),
    day(6, 'null-and-three-valued-logic', 'NULL và logic ba trị', 'NULL and Three-Valued Logic'),
    day(7, 'string-and-numeric-functions', 'Hàm chuỗi và hàm số', 'String and Numeric Functions'),
    day(8, 'date-and-time-functions', 'Hàm ngày giờ', 'Date and Time Functions'),
    day(9, 'case-expressions', 'Biểu thức CASE', 'CASE Expressions'),
    day(10, 'aggregate-functions', 'Hàm tổng hợp', 'Aggregate Functions'),
    {
      file: 'review-01-days-01-10',
      kind: 'review',
      number: 1,
      title: { vi: 'Ôn tập ngày 1–10', en: 'Review: Days 1–10' },
    },
    day(11, 'group-by-and-having', 'GROUP BY và HAVING', 'GROUP BY and HAVING'),
    day(12, 'inner-join', 'Kết nối trong', 'Inner Join'),
    day(13, 'outer-join', 'Kết nối ngoài', 'Outer Joins'),
    day(14, 'self-and-cross-join', 'Tự kết nối và tích chéo', 'Self and Cross Joins'),
    day(15, 'set-operations', 'Phép toán tập hợp', 'Set Operations'),
    day(16, 'subqueries', 'Truy vấn con', 'Subqueries'),
    day(17, 'common-table-expressions', 'Biểu thức bảng chung', 'Common Table Expressions'),
    day(18, 'recursive-cte', 'CTE đệ quy', 'Recursive CTEs'),
    day(19, 'window-functions', 'Hàm cửa sổ', 'Window Functions'),
    day(20, 'window-frames', 'Khung cửa sổ', 'Window Frames'),
    {
      file: 'review-02-days-11-20',
      kind: 'review',
      number: 2,
      title: { vi: 'Ôn tập ngày 11–20', en: 'Review: Days 11–20' },
    },
    day(21, 'insert-update-delete', 'Thêm, sửa, xóa dữ liệu', 'Insert, Update, Delete'),
    day(22, 'create-table-and-data-types', 'Tạo bảng và kiểu dữ liệu', 'Creating Tables and Data Types'),
    day(23, 'constraints', 'Ràng buộc toàn vẹn', 'Constraints'),
    day(24, 'normalization', 'Chuẩn hóa dữ liệu', 'Normalization'),
    day(25, 'views', 'Khung nhìn', 'Views'),
    day(26, 'indexes', 'Chỉ mục', 'Indexes'),
    day(27, 'transactions-and-isolation', 'Giao dịch và mức cô lập', 'Transactions and Isolation'),
    day(28, 'stored-procedures-and-triggers', 'Thủ tục lưu trữ và trigger', 'Stored Procedures and Triggers'),
    day(29, 'query-optimization', 'Tối ưu truy vấn', 'Query Optimization'),
    day(30, 'database-security', 'Bảo mật cơ sở dữ liệu', 'Database Security'),
    {
      file: 'review-03-days-21-30',
      kind: 'review',
      number: 3,
      title: { vi: 'Ôn tập ngày 21–30', en: 'Review: Days 21–30' },
    },
    {
      file: '30-day-sql-summary',
      kind: 'summary',
      number: 1,
      title: { vi: 'Tổng kết 30 ngày SQL', en: '30-Day SQL Summary' },
    },
  ],
};
