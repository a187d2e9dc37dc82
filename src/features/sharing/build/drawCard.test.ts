import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CARD_SIZE, type Card } from '../core/cardTree';
import { drawCard } from './drawCard';

const card = (title: string, more: Partial<Card> = {}): Card => ({
  title,
  section: 'Học SQL trong 30 ngày',
  siteName: 'Nguyễn Văn A',
  promise: 'Mọi kết quả trên trang đều từ mã chạy thật.',
  ...more,
});
/** Every letter of Vietnamese with a mark. */
const MARKED = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';

it('draws 1200 × 630 pixels in at most 60 KB, with a table, with code and with neither', async () => {
  const rows = Array.from({ length: 4 }, (_, index) => [`Dế Mèn phiêu lưu ký ${index}`, '80000']);
  for (const figure of [
    undefined,
    { kind: 'table' as const, columns: ['tên', 'giá'], rows },
    { kind: 'code' as const, text: 'SELECT tên\nFROM sách\nORDER BY giá;' },
  ]) {
    const png = await drawCard(card('Mức cô lập và cuốn sách cuối cùng', { figure }));
    expect(png.length).toBeLessThan(60 * 1024);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...CARD_SIZE });
  }
});

it('has every Vietnamese letter in both cases', async () => {
  for (const letters of [MARKED, MARKED.toUpperCase()]) {
    for (let start = 0; start < letters.length; start += 24) {
      await expect(drawCard(card(letters.slice(start, start + 24)))).resolves.toBeDefined();
    }
  }
});

it('refuses a title with a letter that its fonts lack, and draws no figure or description with one', async () => {
  await expect(drawCard(card('日本'))).rejects.toThrow(/日/);
  const figure = { kind: 'code' as const, text: 'a\n日' };
  const bare = await drawCard(card('Tên'));
  expect(await drawCard(card('Tên', { figure }))).toEqual(bare);
  expect(await drawCard(card('Tên', { description: '日' }))).toEqual(bare);
});

it('refuses a title that does not fit', async () => {
  await expect(drawCard(card('dài '.repeat(200)))).rejects.toThrow(/does not fit/);
});
