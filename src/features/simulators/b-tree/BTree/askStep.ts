import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { accessOf } from '../core/find';
import { pageOf } from '../core/PageTree';
import { formatKey } from '../core/parseKeys';
import type { BTreeInput, BTreeStep, BTreeTrace } from '../core/types';
import { describeStep } from './describeStep';
import { pageName } from './names';

const WALK = 'walk';
const SCAN = 'scan';
const STOP = 'stop';

/** Asks how many pages a key splits, how a query uses the index, which page it reads next and when it stops. */
export function askStep(trace: BTreeTrace, shown: number, input: BTreeInput): Question | null {
  const next = trace.steps[shown];
  if (!next) return null;
  if (next.kind === 'insert') return askInsert(next, trace, shown, input);
  if (input.mode === 'insert' || next.kind === 'visit') return null;
  const { pages, root } = trace.result.tree;
  // In a tree of one leaf the walk reads every leaf too.
  if (pageOf(pages, root).kind === 'leaf') return null;
  if (shown === 0) return askAccess(input, describeStep(next, trace, input, 1));
  return askPage(next, trace, shown, input);
}

function askInsert(
  next: Extract<BTreeStep, { kind: 'insert' }>,
  { steps }: BTreeTrace,
  shown: number,
  { capacity }: BTreeInput,
): Question {
  const rest = steps.slice(shown + 1);
  const following = rest.findIndex(({ kind }) => kind !== 'split');
  const count = following < 0 ? rest.length : following;
  const options = Array.from({ length: Math.max(next.path.length, count) + 1 }, (_, each) => String(each));
  return {
    prompt: translate(
      {
        id: 'simulators.BTree.askSplits',
        message: 'Thêm {key}; mỗi trang chứa được {capacity} khóa. Bao nhiêu trang phải tách?',
        description: 'Question before a key is inserted',
      },
      { key: formatKey(next.entry.key), capacity },
    ),
    options: options.map((each) => ({ id: each, label: each })),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.BTree.answerSplits',
        message: '{key} vào lá {page}. Số trang phải tách: {count}.',
        description: 'Answer to how many pages a key divides',
      },
      { key: formatKey(next.entry.key), page: pageName(next.path.at(-1) ?? 0), count },
    ),
  };
}

function askAccess({ conditions }: BTreeInput, explanation: string): Question {
  return {
    prompt: translate({
      id: 'simulators.BTree.askAccess',
      message: 'Điều kiện này đi thẳng được xuống lá cần đọc, hay phải đọc mọi lá?',
      description: 'Question before the first page is read',
    }),
    options: [
      {
        id: WALK,
        label: translate({
          id: 'simulators.BTree.optionWalk',
          message: 'Đi theo cây',
          description: 'Answer: the conditions lead down the tree',
        }),
      },
      {
        id: SCAN,
        label: translate({
          id: 'simulators.BTree.optionScan',
          message: 'Đọc mọi lá',
          description: 'Answer: all leaves are read',
        }),
      },
    ],
    accepted: [accessOf(conditions).used > 0 ? WALK : SCAN],
    explanation,
  };
}

/** The next page is a child of an inner page, the right neighbour of a leaf, or none. */
function askPage(next: BTreeStep, trace: BTreeTrace, shown: number, input: BTreeInput): Question | null {
  const before = trace.steps
    .slice(0, shown)
    .filter(({ kind }) => kind !== 'visit')
    .at(-1);
  if (!before || !('page' in before)) return null;
  const page = pageOf(trace.result.tree.pages, before.page);
  const pages = page.kind === 'inner' ? page.children : page.next === null ? [] : [page.next];
  if (pages.length === 0) return null;
  const stop = {
    id: STOP,
    label: translate({
      id: 'simulators.BTree.optionStop',
      message: 'Dừng, không đọc nữa',
      description: 'Answer: no further page is read',
    }),
  };
  return {
    prompt: translate({
      id: 'simulators.BTree.askPage',
      message: 'Trang nào được đọc tiếp?',
      description: 'Question before a page is read',
    }),
    options: [...pages.map((id) => ({ id: String(id), label: pageName(id) })), ...(page.kind === 'leaf' ? [stop] : [])],
    accepted: ['page' in next ? String(next.page) : STOP],
    explanation: describeStep(next, trace, input, shown + 1),
  };
}
