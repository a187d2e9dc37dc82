/**
 * The hand-written part of the bookshop: names, titles, places. Every person, book and address is made up;
 * `example.com` is reserved for examples, no Vietnamese number begins with 0100, and the ISBN prefix 9799999 is not
 * assigned.
 */

export interface CategoryBase {
  readonly name: string;
  readonly parent?: string;
}

export const CATEGORIES: readonly CategoryBase[] = [
  { name: 'Văn học' },
  { name: 'Thiếu nhi' },
  { name: 'Khoa học và công nghệ' },
  { name: 'Kỹ năng sống' },
  { name: 'Văn học Việt Nam', parent: 'Văn học' },
  { name: 'Văn học nước ngoài', parent: 'Văn học' },
  { name: 'Truyện ngắn', parent: 'Văn học Việt Nam' },
  { name: 'Tiểu thuyết', parent: 'Văn học Việt Nam' },
  { name: 'Thơ', parent: 'Văn học Việt Nam' },
  { name: 'Truyện tranh', parent: 'Thiếu nhi' },
  { name: 'Khám phá thế giới', parent: 'Thiếu nhi' },
  { name: 'Lập trình', parent: 'Khoa học và công nghệ' },
  { name: 'Thiên văn học', parent: 'Khoa học và công nghệ' },
  { name: 'Cơ sở dữ liệu', parent: 'Lập trình' },
];

/** Full name, year of birth, country. */
export const AUTHORS: readonly (readonly [name: string, born: number | null, country: string])[] = [
  ['Trần Mộc Lan', 1968, 'Việt Nam'],
  ['Đỗ Hải Đăng', 1985, 'Việt Nam'],
  ['Nguyễn Thu Sương', 1991, 'Việt Nam'],
  ['Lê Đình Khoa', 1979, 'Việt Nam'],
  ['Phạm Yên Chi', null, 'Việt Nam'],
  ['Đặng Bảo Trâm', 1988, 'Việt Nam'],
  ['Vũ Hoài Sơn', 1956, 'Việt Nam'],
  ['Hoàng Minh Triết', 1982, 'Việt Nam'],
  ['Bùi Thảo Nguyên', 1994, 'Việt Nam'],
  ['Ngô Quế Lâm', 1973, 'Việt Nam'],
  ['Đinh Tường Vi', 1990, 'Việt Nam'],
  ['Lý Hạc Thư', null, 'Việt Nam'],
  ['Tạ Nguyệt Ánh', 1961, 'Việt Nam'],
  ['Phan An Nhiên', 1987, 'Việt Nam'],
  ['Aoki Haruto', 1959, 'Nhật Bản'],
  ['Mori Sayuri', 1983, 'Nhật Bản'],
  ['Camille Laurent', 1976, 'Pháp'],
  ['Étienne Garnier', null, 'Pháp'],
  ['Clara Pemberton', 1948, 'Anh'],
  ['Edward Whitlock', 1966, 'Anh'],
];

/** Title, category, authors in the order of the cover. */
export const BOOKS: readonly (readonly [title: string, category: string, authors: readonly string[]])[] = [
  ['Mùa nước nổi', 'Truyện ngắn', ['Trần Mộc Lan']],
  ['Gió qua hiên nhà', 'Truyện ngắn', ['Phạm Yên Chi']],
  ['Những chuyến đò chiều', 'Truyện ngắn', ['Trần Mộc Lan']],
  ['Tiếng chuông chùa cũ', 'Truyện ngắn', ['Lý Hạc Thư']],
  ['Đường về Đồng Tháp', 'Tiểu thuyết', ['Vũ Hoài Sơn']],
  ['Phố cổ ngày mưa', 'Tiểu thuyết', ['Nguyễn Thu Sương']],
  ['Hạt gạo và ngọn đèn', 'Tiểu thuyết', ['Vũ Hoài Sơn']],
  ['Ngôi nhà số 7', 'Tiểu thuyết', ['Đinh Tường Vi', 'Nguyễn Thu Sương']],
  ['Đêm trắng ở Đà Lạt', 'Tiểu thuyết', ['Phan An Nhiên']],
  ['Người làm vườn ở Lyon', 'Văn học nước ngoài', ['Camille Laurent']],
  ['Tuyết trên phố Kyoto', 'Văn học nước ngoài', ['Aoki Haruto']],
  ['Chuyến tàu cuối đến Marseille', 'Văn học nước ngoài', ['Étienne Garnier', 'Camille Laurent']],
  ['Bức thư từ Edinburgh', 'Văn học nước ngoài', ['Clara Pemberton']],
  ['Hoa trà tháng Giêng', 'Văn học nước ngoài', ['Mori Sayuri']],
  ['Biệt đội mèo mướp', 'Truyện tranh', ['Bùi Thảo Nguyên']],
  ['Cậu bé và con rồng giấy', 'Truyện tranh', ['Đặng Bảo Trâm']],
  ['Thám tử Tí Hon', 'Truyện tranh', ['Bùi Thảo Nguyên']],
  ['Robot Bốn Mắt', 'Truyện tranh', ['Đặng Bảo Trâm', 'Bùi Thảo Nguyên']],
  ['Siêu đầu bếp Đậu Đỏ', 'Truyện tranh', ['Mori Sayuri']],
  ['Vì sao biển mặn?', 'Khám phá thế giới', ['Ngô Quế Lâm']],
  ['Một ngày ở sở thú', 'Khám phá thế giới', ['Ngô Quế Lâm']],
  ['Bách khoa côn trùng', 'Khám phá thế giới', []],
  ['Núi lửa kể chuyện', 'Khám phá thế giới', ['Ngô Quế Lâm']],
  ['Học ít nhớ lâu', 'Kỹ năng sống', ['Đinh Tường Vi']],
  ['Nói trước đám đông', 'Kỹ năng sống', ['Phan An Nhiên']],
  ['Sống 100% mỗi ngày', 'Kỹ năng sống', ['Phạm Yên Chi']],
  ['Thói quen buổi sáng', 'Kỹ năng sống', ['Phan An Nhiên']],
  ['Bớt việc, thêm thời gian', 'Kỹ năng sống', ['Đinh Tường Vi']],
  ['Python cho người mới bắt đầu', 'Lập trình', ['Đỗ Hải Đăng']],
  ['JavaScript từ số 0', 'Lập trình', ['Đỗ Hải Đăng']],
  ['Giải thuật bằng hình vẽ', 'Lập trình', ['Lê Đình Khoa', 'Hoàng Minh Triết', 'Đỗ Hải Đăng']],
  ['Kiểm thử phần mềm thực chiến', 'Lập trình', ['Hoàng Minh Triết']],
  ['C++ cho kỳ thi lập trình', 'Lập trình', ['Lê Đình Khoa']],
  ['Mã sạch, ngủ ngon', 'Lập trình', ['Hoàng Minh Triết', 'Đỗ Hải Đăng', 'Lê Đình Khoa']],
  ['Git trong 7 ngày', 'Lập trình', ['Đỗ Hải Đăng']],
  ['Nhập môn cơ sở dữ liệu', 'Cơ sở dữ liệu', ['Lê Đình Khoa']],
  ['SQL cho người đi làm', 'Cơ sở dữ liệu', ['Hoàng Minh Triết']],
  ['Thiết kế cơ sở dữ liệu', 'Cơ sở dữ liệu', ['Lê Đình Khoa', 'Hoàng Minh Triết', 'Ngô Quế Lâm']],
  ['Tối ưu truy vấn', 'Cơ sở dữ liệu', ['Hoàng Minh Triết']],
  ['PostgreSQL thực hành', 'Cơ sở dữ liệu', ['Lê Đình Khoa']],
];

/** Full name, title, manager's name, salary in VND a month, first day. Managers come before the people they lead. */
export const EMPLOYEES: readonly (readonly [
  name: string,
  title: string,
  manager: string | null,
  salary: number,
  hired: string,
])[] = [
  ['Trịnh Quốc Bảo', 'Giám đốc', null, 45_000_000, '2016-03-01'],
  ['Võ Thị Diễm My', 'Trưởng phòng bán hàng', 'Trịnh Quốc Bảo', 28_000_000, '2017-06-15'],
  ['Đoàn Văn Lực', 'Trưởng kho', 'Trịnh Quốc Bảo', 22_000_000, '2018-01-08'],
  ['Lương Gia Hân', 'Trưởng nhóm trực tuyến', 'Võ Thị Diễm My', 20_000_000, '2019-09-02'],
  ['Mai Xuân Phúc', 'Trưởng nhóm cửa hàng', 'Võ Thị Diễm My', 20_000_000, '2019-04-22'],
  ['Châu Ngọc Thiện', 'Kỹ sư dữ liệu', 'Đoàn Văn Lực', 26_000_000, '2022-11-14'],
  ['Hồ Thị Mỹ Linh', 'Thu ngân', 'Mai Xuân Phúc', 11_500_000, '2021-05-04'],
  ['Đặng Tuấn Kiệt', 'Nhân viên bán hàng', 'Mai Xuân Phúc', 10_500_000, '2022-02-21'],
  ['Nguyễn Bích Thủy', 'Nhân viên bán hàng', 'Mai Xuân Phúc', 10_000_000, '2023-08-01'],
  ['Phùng Thanh Tâm', 'Chăm sóc khách hàng', 'Lương Gia Hân', 12_000_000, '2020-12-07'],
  ['Lâm Hữu Phước', 'Nhân viên kho', 'Đoàn Văn Lực', 9_500_000, '2023-03-20'],
  ['Âu Dương Khang', 'Nhân viên kho', 'Đoàn Văn Lực', 9_000_000, '2024-10-10'],
];

export const CUSTOMERS: readonly string[] = [
  'Nguyễn Thị Lan',
  'Trần Văn Đức',
  'Lê Hoàng Anh',
  'Phạm Thu Hà',
  'Đỗ Minh Quân',
  'Vũ Thanh Mai',
  'Hoàng Đình Phong',
  'Bùi Khánh Ly',
  'Đặng Thùy Dương',
  'Ngô Nhật Minh',
  'Dương Quỳnh Chi',
  'Lý Công Thành',
  'Đinh Bảo Ngọc',
  'Phan Tiến Dũng',
  'Trương Mỹ Duyên',
  'Nguyễn Thị Lan',
  'Huỳnh Tấn Tài',
  'Cao Phương Thảo',
  'Tô Đăng Khoa',
  'Lưu Hồng Nhung',
  'Đào Duy Anh',
  'Mạc Thiên Ân',
  'Kiều Oanh',
  'Nguyễn Đức Thịnh',
  'Trần Bảo Châu',
  'Lê Thảo Vy',
  'Vương Gia Bách',
  'Quách Tuệ Lâm',
  'Thái Hòa Bình',
  'Ôn Như Ý',
];

export const CITIES: readonly string[] = [
  'Hà Nội',
  'TP. Hồ Chí Minh',
  'Đà Nẵng',
  'Cần Thơ',
  'Huế',
  'Hải Phòng',
  'Đà Lạt',
];
