import type { Difficulty, ProblemEntry, ProblemPattern } from '../src/features/problems/core/problem';

/** The patterns of problems, as the table of all problems offers them for filtering. */
export const PATTERNS: readonly ProblemPattern[] = [
  { id: 'outer-join', name: { vi: 'Kết nối ngoài', en: 'Outer join' } },
  { id: 'anti-join', name: { vi: 'Tìm hàng không có cặp', en: 'Anti-join' } },
  { id: 'self-join', name: { vi: 'Tự kết nối', en: 'Self-join' } },
  { id: 'nth-value', name: { vi: 'Giá trị thứ n', en: 'Nth value' } },
  { id: 'ranking', name: { vi: 'Xếp hạng', en: 'Ranking' } },
  { id: 'top-n-per-group', name: { vi: 'Top n của mỗi nhóm', en: 'Top n per group' } },
  { id: 'gaps-and-islands', name: { vi: 'Dãy hàng liên tiếp', en: 'Gaps and islands' } },
  { id: 'deduplication', name: { vi: 'Bỏ hàng trùng', en: 'Deduplication' } },
  { id: 'xor', name: { vi: 'XOR', en: 'XOR' } },
  { id: 'bit-tricks', name: { vi: 'Mặt nạ và phép dịch bit', en: 'Masks and shifts' } },
  { id: 'dynamic-programming', name: { vi: 'Quy hoạch động', en: 'Dynamic programming' } },
  { id: 'hash-map-and-list', name: { vi: 'Bảng băm và danh sách liên kết', en: 'Hash map and linked list' } },
];

const original = (name: string) => `https://leetcode.com/problems/${name}/`;

function sql(
  number: number,
  name: string,
  difficulty: Difficulty,
  pattern: string,
  days: readonly string[],
): ProblemEntry {
  const id = `leetcode/database/${number}-${name}`;
  return { number, id, difficulty, pattern, days, original: original(name), solvedBy: `lc-${number}-01` };
}

function code(folder: string, number: number, name: string, difficulty: Difficulty, pattern: string): ProblemEntry {
  const file = `${number}-${name}`;
  const id = `leetcode/${folder}/${file}`;
  return { number, id, difficulty, pattern, days: [], original: original(name), solvedBy: file };
}

/** Every LeetCode problem of the site, including planned ones: the table shows those that have a document. */
export const PROBLEMS: readonly ProblemEntry[] = [
  sql(175, 'combine-two-tables', 'easy', 'outer-join', ['13-outer-join']),
  sql(176, 'second-highest-salary', 'medium', 'nth-value', ['05-sorting-and-limiting', '16-subqueries']),
  sql(178, 'rank-scores', 'medium', 'ranking', ['19-window-functions']),
  sql(180, 'consecutive-numbers', 'medium', 'gaps-and-islands', ['19-window-functions', '20-window-frames']),
  sql(181, 'employees-earning-more-than-their-managers', 'easy', 'self-join', ['14-self-and-cross-join']),
  sql(183, 'customers-who-never-order', 'easy', 'anti-join', ['13-outer-join', '16-subqueries']),
  sql(184, 'department-highest-salary', 'medium', 'top-n-per-group', ['16-subqueries', '19-window-functions']),
  sql(185, 'department-top-three-salaries', 'hard', 'top-n-per-group', ['16-subqueries', '19-window-functions']),
  sql(196, 'delete-duplicate-emails', 'easy', 'deduplication', ['14-self-and-cross-join', '21-insert-update-delete']),
  sql(197, 'rising-temperature', 'easy', 'self-join', [
    '08-date-and-time-functions',
    '14-self-and-cross-join',
    '20-window-frames',
  ]),
  sql(607, 'sales-person', 'easy', 'anti-join', ['13-outer-join', '16-subqueries']),
  code('bit-manipulation', 136, 'single-number', 'easy', 'xor'),
  code('bit-manipulation', 191, 'number-of-1-bits', 'easy', 'bit-tricks'),
  code('bit-manipulation', 338, 'counting-bits', 'easy', 'dynamic-programming'),
  code('dynamic-programming', 62, 'unique-paths', 'medium', 'dynamic-programming'),
  code('algorithm', 146, 'lru-cache', 'medium', 'hash-map-and-list'),
];
