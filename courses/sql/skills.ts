import type { Bilingual } from '../../src/core/bilingual';

/** What a reader can do after each day, by the lesson's file; the summary lists it beside the reader's own progress. */
export const SQL_SKILLS: Readonly<Record<string, Bilingual>> = {
  '01-intro-to-sql-and-dbms': {
    vi: 'Đọc một câu SELECT và nói được nó hỏi bảng nào, lấy cột nào.',
    en: 'Read a SELECT and say which table it asks and which columns it takes.',
  },
  '02-relational-model-and-sample-database': {
    vi: 'Đọc lược đồ: bảng nào trỏ tới bảng nào, bằng khóa nào.',
    en: 'Read a schema: which table points to which, and by which key.',
  },
  '03-select-basics': {
    vi: 'Chọn cột, tính biểu thức, đặt bí danh, bỏ hàng trùng.',
    en: 'Choose columns, compute expressions, name them, drop duplicate rows.',
  },
  '04-filtering-with-where': {
    vi: 'Lọc hàng bằng so sánh, IN, BETWEEN, LIKE, với AND và OR đúng ngoặc.',
    en: 'Filter rows with comparisons, IN, BETWEEN and LIKE, with AND and OR in the right brackets.',
  },
  '05-sorting-and-limiting': {
    vi: 'Lấy đúng vài hàng đầu, kể cả khi có hàng bằng nhau.',
    en: 'Take exactly the first few rows, even when some are equal.',
  },
  '06-null-and-three-valued-logic': {
    vi: 'Tìm giá trị còn thiếu, và không để NULL làm mất hàng.',
    en: 'Find missing values, and keep NULL from losing rows.',
  },
  '07-string-and-numeric-functions': {
    vi: 'Cắt, nối, thay chuỗi; chia và làm tròn số.',
    en: 'Cut, join and replace text; divide and round numbers.',
  },
  '08-date-and-time-functions': {
    vi: 'Lọc một khoảng ngày giờ, và tạo nhãn tháng.',
    en: 'Filter a range of dates and times, and make month labels.',
  },
  '09-case-expressions': {
    vi: 'Đổi giá trị theo điều kiện bằng CASE, kể cả khi sắp xếp.',
    en: 'Turn conditions into values with CASE, also when sorting.',
  },
  '10-aggregate-functions': {
    vi: 'Đếm, cộng, lấy trung bình cả bảng, biết NULL có được tính không.',
    en: 'Count, add and average a whole table, knowing whether NULL is counted.',
  },
  '11-group-by-and-having': {
    vi: 'Tính mỗi nhóm một con số, và lọc nhóm.',
    en: 'Compute one number for each group, and filter groups.',
  },
  '12-inner-join': {
    vi: 'Ghép các bảng theo khóa mà không tính lặp.',
    en: 'Join tables by their keys without counting anything twice.',
  },
  '13-outer-join': {
    vi: 'Giữ cả những hàng không có cặp, và tìm riêng chúng.',
    en: 'Keep the rows without a match, and find only those.',
  },
  '14-self-and-cross-join': {
    vi: 'Ghép một bảng với chính nó; lập đủ mọi tổ hợp.',
    en: 'Join a table to itself; build every combination.',
  },
  '15-set-operations': {
    vi: 'Lấy hợp, giao và hiệu của hai kết quả.',
    en: 'Unite, intersect and subtract two results.',
  },
  '16-subqueries': {
    vi: 'Dùng kết quả của một truy vấn trong truy vấn khác, với EXISTS và IN.',
    en: 'Use the result of one query in another, with EXISTS and IN.',
  },
  '17-common-table-expressions': {
    vi: 'Tách một truy vấn dài thành những bước có tên.',
    en: 'Split a long query into steps that have names.',
  },
  '18-recursive-cte': {
    vi: 'Đi hết một cây, như danh mục và danh mục con.',
    en: 'Walk a whole tree, such as categories and their subcategories.',
  },
  '19-window-functions': {
    vi: 'Xếp hạng và so với cả nhóm mà vẫn giữ từng hàng.',
    en: 'Rank rows and compare them with their group, keeping every row.',
  },
  '20-window-frames': {
    vi: 'Tính tổng cộng dồn, và so một hàng với hàng ngay trước.',
    en: 'Compute running totals, and compare a row with the one before it.',
  },
  '21-insert-update-delete': {
    vi: 'Thêm, sửa, xóa đúng những hàng định đổi, không hơn.',
    en: 'Add, change and delete the rows you mean, and no others.',
  },
  '22-create-table-and-data-types': {
    vi: 'Tạo bảng với kiểu dữ liệu hợp với từng cột.',
    en: 'Create a table whose types suit each column.',
  },
  '23-constraints': {
    vi: 'Để cơ sở dữ liệu từ chối dữ liệu sai, bằng ràng buộc.',
    en: 'Make the database refuse wrong data, by constraints.',
  },
  '24-normalization': {
    vi: 'Tách bảng để mỗi điều chỉ được ghi ở một chỗ.',
    en: 'Split tables so that each fact is written in one place.',
  },
  '25-views': {
    vi: 'Đặt tên cho một truy vấn hay dùng, bằng khung nhìn.',
    en: 'Give a name to a query you use often, as a view.',
  },
  '26-indexes': {
    vi: 'Chọn chỉ mục cho một truy vấn, và đọc kế hoạch để biết nó có được dùng không.',
    en: 'Choose an index for a query, and read the plan to see whether it is used.',
  },
  '27-transactions-and-isolation': {
    vi: 'Gói nhiều câu lệnh vào một giao dịch, và chọn mức cô lập.',
    en: 'Put several statements into one transaction, and choose its isolation level.',
  },
  '28-stored-procedures-and-triggers': {
    vi: 'Để cơ sở dữ liệu tự làm một việc khi dữ liệu đổi, và biết khi nào không nên.',
    en: 'Have the database act when data changes, and know when it should not.',
  },
  '29-query-optimization': {
    vi: 'Tìm ra vì sao một truy vấn chậm, và chứng minh nó đã nhanh hơn.',
    en: 'Find out why a query is slow, and prove that it has become faster.',
  },
  '30-database-security': {
    vi: 'Truyền tham số thay vì ghép chuỗi, và chỉ cấp quyền vừa đủ.',
    en: 'Pass parameters instead of joining text, and grant only what is needed.',
  },
};
