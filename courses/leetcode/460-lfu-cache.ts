import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './460-lfu-cache.cases';

export default {
  kind: 'class',
  name: 'LFUCache',
  construct: [{ name: 'capacity', type: 'number', domain: { kind: 'integer', least: 1, most: 10_000 } }],
  methods: [
    {
      name: 'get',
      parameters: [{ name: 'key', type: 'number', domain: { kind: 'integer', least: 0, most: 100_000 } }],
      returns: 'number',
    },
    {
      name: 'put',
      parameters: [
        { name: 'key', type: 'number', domain: { kind: 'integer', least: 0, most: 100_000 } },
        { name: 'value', type: 'number', domain: { kind: 'integer', least: 0, most: 1e9 } },
      ],
      returns: 'void',
    },
  ],
  compare: 'equal',
  visible: [
    {
      construct: [2],
      calls: [
        ['put', [1, 10]],
        ['put', [2, 20]],
        ['get', [1], 10],
        ['get', [1], 10],
        ['get', [2], 20],
        ['put', [3, 30]],
        ['get', [2], -1],
        ['get', [1], 10],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 10]],
        ['put', [2, 20]],
        ['get', [2], 20],
        ['get', [1], 10],
        ['put', [3, 30]],
        ['get', [2], -1],
        ['get', [3], 30],
      ],
    },
  ],
  hidden: [
    { construct: [1], calls: [['get', [1], -1]] },
    {
      // A value of 0, and a put that counts as a use.
      construct: [2],
      calls: [
        ['put', [0, 0]],
        ['put', [1, 1]],
        ['put', [0, 0]],
        ['put', [2, 2]],
        ['get', [1], -1],
        ['get', [0], 0],
      ],
    },
    {
      // Two keys with equal use counts: the put of an existing key has made that key the more recent one.
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [2, 22]],
        ['put', [1, 11]],
        ['put', [3, 3]],
        ['get', [2], -1],
        ['get', [1], 11],
      ],
    },
    {
      // A key that returns after its eviction starts again with one use.
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['get', [1], 1],
        ['get', [1], 1],
        ['put', [2, 2]],
        ['put', [3, 3]],
        ['get', [3], 3],
        ['put', [2, 22]],
        ['get', [3], -1],
        ['get', [2], 22],
        ['get', [1], 1],
      ],
    },
    {
      // The lowest use count rises by more than one over time, and falls back to 1.
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['get', [1], 1],
        ['get', [2], 2],
        ['get', [1], 1],
        ['get', [2], 2],
        ['put', [3, 3]],
        ['get', [1], -1],
        ['put', [4, 4]],
        ['get', [3], -1],
        ['get', [2], 2],
        ['get', [4], 4],
      ],
    },
  ],
  hints: [
    {
      vi: 'Để biết phải bỏ khóa nào, ngoài thứ tự dùng còn phải nhớ điều gì? Một lần `get` làm điều ấy thay đổi thế nào?',
      en: 'Besides the order of use, what must be remembered to know which key to evict? How does a `get` change it?',
    },
    {
      vi: 'Số lần dùng nhỏ nhất có thể tăng lên hoặc giảm xuống khi nào? Mỗi lần như vậy nó đổi bao nhiêu?',
      en: 'When can the least number of uses grow, and when can it fall? By how much does it change each time?',
    },
  ],
  approaches: [
    {
      id: 'sets-by-uses',
      title: { vi: 'Một tập hợp cho mỗi số lần dùng', en: 'A set for each number of uses' },
      time: 'O(1), put O(capacity)',
      space: 'O(capacity)',
      section: 'lfu',
      note: {
        vi: 'Set giữ thứ tự thêm nên thay được danh sách; như ở bài 146, bước bỏ khóa trong V8 có thể phải qua các chỗ trống.',
        en: 'A Set keeps the order of adding, so it can stand for the list; as in problem 146, evicting may step over holes in V8.',
      },
    },
  ],
  wrong: [
    { id: 'least-recently-used', why: 'does not look at the number of uses' },
    { id: 'ties-by-insertion', why: 'of keys with as many uses, evicts the one that was added first' },
    { id: 'put-is-no-use', why: 'writing an existing key does not count as a use' },
    { id: 'put-keeps-the-order', why: 'writing an existing key counts, but does not make it newer' },
    { id: 'least-does-not-grow', why: 'looks for the key to evict among those used once, even if there are none' },
    { id: 'zero-is-missing', why: 'takes the stored value 0 for absent' },
  ],
  reference: 'sets-by-uses',
  generate,
  slow: [
    { id: 'least-by-scan', why: 'looks through all entries at each eviction' },
    { id: 'oldest-of-group-by-scan', why: 'looks through all keys with the fewest uses at each eviction' },
    { id: 'arrays-by-uses', why: 'an array for each number of uses, copied without the key at each use' },
  ],
  large: [
    {
      id: 'evictions-without-end',
      title: { vi: 'sức chứa 10.000, 60.000 lần ghi', en: 'capacity 10,000, 60,000 writes' },
      // Multiples of the reference in Node, on a busy machine: the scan takes 23 to 29.
      times: 10,
    },
    {
      id: 'ties-without-end',
      title: { vi: 'sức chứa 5.000, 30.000 khóa mới', en: 'capacity 5,000, 30,000 new keys' },
      // Many keys have the fewest uses. Multiples of the reference in Node: a heap takes 0.5, linked groups 1.2; a scan
      // of the keys with the fewest uses is stopped.
      times: 10,
    },
    {
      id: 'reads-of-a-full-cache',
      title: { vi: 'sức chứa 10.000, 60.000 lần đọc', en: 'capacity 10,000, 60,000 reads' },
      // Multiples of the reference in Node: a heap takes 0.4, linked groups 0.6, an array for each number of uses 65;
      // such arrays with indexOf are refused because of the elements that they read.
      times: 10,
    },
  ],
  equivalents: [],
} satisfies ProblemDefinition;
