import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './146-lru-cache.cases';

export default {
  kind: 'class',
  name: 'LRUCache',
  construct: [{ name: 'capacity', type: 'number', domain: { kind: 'integer', least: 1, most: 20_000 } }],
  methods: [
    {
      name: 'get',
      parameters: [{ name: 'key', type: 'number', domain: { kind: 'integer', least: 0, most: 40_000 } }],
      returns: 'number',
    },
    {
      name: 'put',
      parameters: [
        { name: 'key', type: 'number', domain: { kind: 'integer', least: 0, most: 40_000 } },
        { name: 'value', type: 'number', domain: { kind: 'integer', least: 0, most: 100_000 } },
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
        ['put', [3, 30]],
        ['get', [2], -1],
        ['get', [3], 30],
      ],
    },
    {
      construct: [1],
      calls: [
        ['put', [5, 50]],
        ['get', [5], 50],
        ['put', [6, 60]],
        ['get', [5], -1],
        ['get', [6], 60],
      ],
    },
  ],
  hidden: [
    { construct: [3], calls: [['get', [1], -1]] },
    {
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 0]],
        ['put', [2, 5]],
        ['get', [1], 1],
        ['get', [2], 5],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 0]],
        ['put', [2, 2]],
        ['put', [1, 11]],
        ['put', [3, 3]],
        ['get', [1], 11],
        ['get', [2], -1],
        ['get', [3], 3],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [2, 22]],
        ['get', [1], 1],
        ['get', [2], 22],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [1, 11]],
        ['get', [2], 2],
        ['get', [1], 11],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [1, 11]],
        ['put', [3, 3]],
        ['get', [2], -1],
        ['get', [1], 11],
        ['get', [3], 3],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [0, 0]],
        ['put', [1, 1]],
        ['get', [0], 0],
        ['put', [2, 2]],
        ['get', [1], -1],
        ['get', [0], 0],
      ],
    },
    {
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['get', [9], -1],
        ['put', [3, 3]],
        ['get', [1], -1],
        ['get', [2], 2],
      ],
    },
    {
      construct: [3],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [3, 3]],
        ['get', [1], 1],
        ['get', [2], 2],
        ['put', [4, 4]],
        ['get', [3], -1],
        ['put', [5, 5]],
        ['get', [1], -1],
        ['get', [2], 2],
        ['get', [4], 4],
        ['get', [5], 5],
      ],
    },
    {
      // A put that does not change the value is a use too.
      construct: [2],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [1, 1]],
        ['put', [3, 3]],
        ['get', [2], -1],
        ['get', [1], 1],
      ],
    },
    {
      // Uses count before the cache is full: of a put, and of a get.
      construct: [3],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['put', [1, 11]],
        ['put', [3, 3]],
        ['put', [4, 4]],
        ['get', [2], -1],
        ['get', [1], 11],
      ],
    },
    {
      construct: [3],
      calls: [
        ['put', [1, 1]],
        ['put', [2, 2]],
        ['get', [1], 1],
        ['put', [3, 3]],
        ['put', [4, 4]],
        ['get', [2], -1],
        ['get', [1], 1],
      ],
    },
  ],
  hints: [
    {
      vi: 'Ngoài giá trị của từng khóa, bộ nhớ đệm phải nhớ thêm điều gì? Những lời gọi nào làm điều ấy thay đổi?',
      en: 'Besides the value of each key, what else must the cache remember? Which calls change it?',
    },
    {
      vi: 'Với sức chứa 2, hãy viết thứ tự các khóa sau từng lời gọi `put(1, 10)`, `put(2, 20)`, `get(1)`, `put(3, 30)`. Để biết phải bỏ khóa nào, lời giải của bạn xem bao nhiêu khóa?',
      en: 'With a capacity of 2, write down the order of the keys after each of the calls `put(1, 10)`, `put(2, 20)`, `get(1)`, `put(3, 30)`. How many keys does your solution look at to know which one to evict?',
    },
  ],
  approaches: [
    {
      id: 'map-order',
      title: { vi: 'Thứ tự của Map', en: 'Order of a Map' },
      time: 'get O(1), put O(capacity)',
      space: 'O(capacity)',
      section: 'map-order',
      note: {
        vi: 'Map duyệt từ khóa cũ nhất đến mới nhất: xóa rồi thêm lại thì khóa thành mới nhất. Trong V8, tìm khóa cũ nhất phải bước qua các chỗ trống mà delete để lại.',
        en: 'A Map iterates from oldest to newest: deleting and adding again makes a key the newest. In V8, finding the oldest key steps over the holes that delete has left.',
      },
    },
    {
      id: 'linked-list',
      title: { vi: 'Bảng băm và danh sách liên kết', en: 'Hash table and linked list' },
      time: 'O(1)',
      space: 'O(capacity)',
      section: 'linked-list',
      note: {
        vi: 'Bảng băm tìm nút, danh sách liên kết đôi giữ thứ tự dùng; một nút canh nối hai đầu.',
        en: 'The table finds the node, the doubly linked list keeps the order of use; one sentinel joins both ends.',
      },
    },
  ],
  wrong: [
    { id: 'get-does-not-refresh', why: 'evicts by age of insertion: FIFO, not LRU' },
    { id: 'put-does-not-refresh', why: 'writing an existing key does not count as a use' },
    { id: 'zero-is-missing', why: 'takes the stored value 0 for absent' },
    { id: 'zero-looks-new', why: 'put takes a key with the value 0 for a new one' },
    { id: 'evicts-on-update', why: 'evicts when a full cache only changes a value' },
    { id: 'same-value-is-no-use', why: 'writing the value that a key has already does not count as a use' },
    { id: 'put-refreshes-when-full', why: 'writing an existing key counts as a use only in a full cache' },
    { id: 'get-refreshes-when-full', why: 'reading a key counts as a use only in a full cache' },
  ],
  reference: 'linked-list',
  generate,
  slow: [
    { id: 'array-of-keys', why: 'indexOf and splice for each use: O(capacity), in very fast steps' },
    { id: 'array-of-entries', why: 'findIndex for each use' },
    { id: 'newest-last', why: 'findIndex for each use; reads in a fixed round would find their key at once' },
    { id: 'loop-over-keys', why: 'a Map for the values, but a loop over the keys for each use' },
    { id: 'copied-keys', why: 'copies all keys into an array to take the first, at each eviction' },
    { id: 'oldest-by-scan', why: 'looks through all entries for the oldest at each eviction' },
  ],
  large: [
    {
      id: 'reads-of-a-full-cache',
      title: { vi: 'sức chứa 20.000, 80.000 lần đọc', en: 'capacity 20,000, 80,000 reads' },
      // Beyond LeetCode's 3,000, where the clock is too coarse to notice a loop over the keys. The keys are random,
      // because an array finds the keys of a fixed round at once. Multiples of the reference in Node, on busy machines
      // too: a Map in order takes 1 to 2, a loop over the keys 10 to 40, an array of entries 46 to 120.
      times: 6,
    },
    {
      id: 'evictions-without-end',
      title: { vi: 'sức chứa 3.000, 100.000 lần ghi', en: 'capacity 3,000, 100,000 writes' },
      // Measured in Chromium: a Map in order takes 3 to 30, because V8 steps over the holes that delete leaves; finding
      // the oldest by a scan of all entries takes 65 to 215. An array of keys takes 1 to 8 and is refused because each
      // search reads 2,700 elements.
      times: 40,
    },
  ],
  equivalents: [
    {
      approach: 'linked-list',
      mutant: '7: this.ring.prev = this.ring; → ;',
      reason:
        'the first node that is linked becomes ring.prev, and with a capacity of 1 or more nothing reads it before',
    },
  ],
} satisfies ProblemDefinition;
