import { translate } from '@docusaurus/Translate';
import { accessOf } from '../core/find';
import { pageOf } from '../core/PageTree';
import { formatKey } from '../core/parseKeys';
import type { BTreeInput, BTreeStep, BTreeTrace, Stop } from '../core/types';
import { pageName } from './names';

type StepOf<Kind extends BTreeStep['kind']> = Extract<BTreeStep, { kind: Kind }>;

/** The sentence shown before the first step. */
export function describeStart({ mode }: BTreeInput): string {
  return mode === 'insert'
    ? translate({
        id: 'simulators.BTree.startInsert',
        message: 'Chỉ mục mới có một trang lá, chưa có khóa nào.',
        description: 'Before the first key is inserted',
      })
    : translate({
        id: 'simulators.BTree.startFind',
        message: 'Chưa đọc trang nào. Truy vấn nào cũng bắt đầu ở trang gốc.',
        description: 'Before the first page is read',
      });
}

/** Describes one step in a sentence. `shown` is the number of steps up to and including it. */
export function describeStep(step: BTreeStep, trace: BTreeTrace, input: BTreeInput, shown: number): string {
  switch (step.kind) {
    case 'insert':
      return describeInsert(step, input);
    case 'split':
      return describeSplit(step);
    case 'inner':
      if (!accessOf(input.conditions).from)
        return translate(
          {
            id: 'simulators.BTree.leftmost',
            message: 'Đọc {page}: không có cận dưới để dẫn đường, nên đi xuống con trái nhất, {child}.',
            description: 'An inner page is read, and the walk goes to its leftmost child',
          },
          { page: pageName(step.page), child: pageName(step.child) },
        );
      return translate(
        {
          id: 'simulators.BTree.inner',
          message: 'Đọc {page}: các khóa phân cách dẫn xuống {child}.',
          description: 'An inner page is read and leads to a child',
        },
        { page: pageName(step.page), child: pageName(step.child) },
      );
    case 'leaf':
      return describeLeaf(step);
    case 'visit':
      return translate(
        {
          id: 'simulators.BTree.visit',
          message: 'Chỉ mục thiếu cột mà truy vấn cần: vào bảng đọc hàng {row}.',
          description: 'The table is visited for a row',
        },
        { row: step.row },
      );
    case 'end':
      return describeEnd(step.stop, trace.steps.slice(0, shown));
  }
}

function describeInsert({ tree, entry, path }: StepOf<'insert'>, { capacity }: BTreeInput): string {
  const leaf = pageOf(tree.pages, path.at(-1) ?? tree.root);
  const count = leaf.kind === 'leaf' ? leaf.entries.length : 0;
  const values = { key: formatKey(entry.key), page: pageName(leaf.id), count, capacity };
  return count > capacity
    ? translate(
        {
          id: 'simulators.BTree.insertFull',
          message: 'Thêm {key} vào {page}: trang có {count} khóa, quá sức chứa {capacity}, nên phải tách.',
          description: 'A key was put into a leaf that is now too full',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.BTree.insert',
          message: 'Thêm {key} vào {page}, đúng chỗ theo thứ tự. Trang còn đủ chỗ.',
          description: 'A key was put into a leaf with room',
        },
        values,
      );
}

function describeSplit({ tree, page, right, separator, parent, isNewRoot }: StepOf<'split'>): string {
  const values = {
    page: pageName(page),
    right: pageName(right),
    parent: pageName(parent),
    separator: formatKey(separator.key),
  };
  const isLeaf = pageOf(tree.pages, page).kind === 'leaf';
  if (isNewRoot)
    return isLeaf
      ? translate(
          {
            id: 'simulators.BTree.splitLeafRoot',
            message:
              'Tách {page}: phần cuối, bắt đầu ở {separator}, sang trang mới {right}. Cây cần một gốc mới, {parent}: thêm một tầng.',
            description: 'The only leaf was divided; the tree has a new root',
          },
          values,
        )
      : translate(
          {
            id: 'simulators.BTree.splitInnerRoot',
            message:
              'Gốc {page} cũng quá đầy nên bị tách: {separator} chuyển lên gốc mới {parent}, {right} nhận phần đứng sau nó: thêm một tầng.',
            description: 'An inner root was divided; the tree has a new root',
          },
          values,
        );
  return isLeaf
    ? translate(
        {
          id: 'simulators.BTree.splitLeaf',
          message:
            'Tách {page}: phần cuối, bắt đầu ở {separator}, sang trang mới {right}. {parent} ghi thêm khóa phân cách {separator}.',
          description: 'A leaf was divided; its parent got a separator',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.BTree.splitInner',
          message: '{page} cũng quá đầy nên bị tách: {separator} chuyển lên {parent}, {right} nhận phần đứng sau nó.',
          description: 'An inner page was divided; its parent got a separator',
        },
        values,
      );
}

function describeLeaf({ page, isLinked, matches }: StepOf<'leaf'>): string {
  const values = { page: pageName(page), count: matches.length };
  return isLinked
    ? translate(
        {
          id: 'simulators.BTree.linked',
          message: 'Theo liên kết sang lá {page}. Số khóa thỏa điều kiện trong lá này: {count}.',
          description: 'The next leaf is read by its link',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.BTree.leaf',
          message: 'Đọc lá {page}. Số khóa thỏa điều kiện trong lá này: {count}.',
          description: 'The first leaf is read',
        },
        values,
      );
}

/** Says why the search ends and how many pages and rows it read. */
function describeEnd(stop: Stop, shown: readonly BTreeStep[]): string {
  const values = {
    pages: shown.filter(({ kind }) => kind === 'inner' || kind === 'leaf').length,
    visits: shown.filter(({ kind }) => kind === 'visit').length,
  };
  switch (stop) {
    case 'beyond':
      return translate(
        {
          id: 'simulators.BTree.endBeyond',
          message: 'Dừng: lá đã có khóa lớn hơn khoảng cần tìm. Đã đọc {pages} trang chỉ mục, vào bảng {visits} lần.',
          description: 'The reading ends since a larger key was seen',
        },
        values,
      );
    case 'fence':
      return translate(
        {
          id: 'simulators.BTree.endFence',
          message:
            'Dừng: lá bên phải chỉ có khóa lớn hơn khoảng cần tìm. Đã đọc {pages} trang chỉ mục, vào bảng {visits} lần.',
          description: 'The reading ends since the next leaf begins with a larger key',
        },
        values,
      );
    case 'last':
      return translate(
        {
          id: 'simulators.BTree.endLast',
          message: 'Dừng: đây là lá cuối. Đã đọc {pages} trang chỉ mục, vào bảng {visits} lần.',
          description: 'The reading ends at the last leaf',
        },
        values,
      );
  }
}
