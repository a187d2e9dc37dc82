import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, open, unfold } from './fixtures';

/** A lesson with every kind of block. */
export const LESSON = '/docs/leetcode/bit-manipulation/191-number-of-1-bits';

/** Problems with large cases. */
export const PATHS = '/docs/leetcode/dynamic-programming/62-unique-paths';
export const CACHE = '/docs/leetcode/algorithm/146-lru-cache';

/** Names of the controls, in both languages. */
export const NAMES = {
  vi: {
    path: LESSON,
    run: 'Chạy',
    code: /^Mã JavaScript/,
    restore: 'Khôi phục',
    done: 'Bạn vừa chạy: đã xong',
    failed: 'Bạn vừa chạy: kết thúc vì lỗi',
    recorded: 'Kết quả, chạy khi dựng trang',
    stopped: 'Đã dừng sau 2 giây.',
  },
  en: {
    path: `/en${LESSON}`,
    run: 'Run',
    code: /^JavaScript code/,
    restore: 'Restore',
    done: 'Your run: done',
    failed: 'Your run: ended with an error',
    recorded: 'Output, run when the page was built',
    stopped: 'Stopped after 2 seconds.',
  },
} as const;

/** The first `js run` block of the lesson. */
export function firstBlock(page: Page, names: (typeof NAMES)[keyof typeof NAMES] = NAMES.vi) {
  const editor = page.getByRole('textbox', { name: names.code }).first();
  // A simulator has a button of the same name; only a block's leads to an output.
  const run = page.getByRole('button', { name: names.run, exact: true }).and(page.locator('[aria-controls]')).first();
  const status = page
    .getByRole('status')
    .filter({ hasText: /chạy|run/i })
    .first();
  const output = page.locator('[aria-busy]').first();
  return { editor, run, status, output };
}

/** Runs code in the first block and returns its output once the run has ended. */
export async function runCode(page: Page, code: string): Promise<Locator> {
  const { editor, run, output } = firstBlock(page);
  await editor.fill(code);
  // A click that is held until the block hydrates would be repeated later: wait until no island is left around the
  // editor.
  await expect(editor.locator('xpath=ancestor::*[@data-island]')).toHaveCount(0);
  await run.click();
  await expect(output).toHaveAttribute('aria-busy', 'false');
  return output;
}

/** The frame of the first live block, and its editor. */
export const liveFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="Kết quả của khối mã"]').first();
export const liveEditor = (page: Page): Locator => page.getByRole('textbox', { name: /^Mã React/ }).first();

/** Opens the code of the first live block, which is folded at first. */
export async function unfoldLive(page: Page): Promise<void> {
  const field = page.locator('textarea[aria-label^="Mã React"]');
  await unfold(field.first());
}

/** Brings the first live block near the screen and waits until it has drawn. */
export async function expectLiveBlock(page: Page): Promise<void> {
  await unfoldLive(page);
  await liveEditor(page).scrollIntoViewIfNeeded();
  await expect(liveFrame(page).getByText('số bước tới 0: 32')).toBeVisible();
}

export async function openLive(page: Page): Promise<void> {
  await open(page, LESSON);
  await expectLiveBlock(page);
}
