// cspell:ignore khung trang

import { describe, expect, it } from 'vitest';
import { hasOnlyEnglish, hasVietnamese, isLanguageNeutral, isUntranslatedBlock, isWrongLanguage } from './language';

const VIETNAMESE = 'Khung chỉ được cấp khi từng trang bị chạm tới, còn trước đó hệ điều hành chưa làm gì cả.';
const ENGLISH = 'A frame is given to the process only when a page is touched, and the system does nothing before that.';

describe('whole bodies', () => {
  it('detects swapped files', () => {
    expect(isWrongLanguage(ENGLISH, 'vi')).toBe(true);
    expect(isWrongLanguage(VIETNAMESE, 'en')).toBe(true);
    expect(isWrongLanguage(VIETNAMESE, 'vi')).toBe(false);
    expect(isWrongLanguage(ENGLISH, 'en')).toBe(false);
  });

  it('allows quotations', () => {
    expect(isWrongLanguage(`${ENGLISH} “${VIETNAMESE}”`, 'en')).toBe(false);
  });
});

describe('single blocks', () => {
  it('finds an untranslated paragraph or heading', () => {
    expect(isUntranslatedBlock(VIETNAMESE, 'en')).toBe(true);
    expect(isUntranslatedBlock('Lỗi trang', 'en')).toBe(true);
    expect(isUntranslatedBlock(ENGLISH, 'vi')).toBe(true);
  });

  it('accepts short technical lines and single names', () => {
    expect(isUntranslatedBlock('FIFO, LRU, OPT, Clock', 'vi')).toBe(false);
    expect(isUntranslatedBlock('The letter Đ folds to d', 'en')).toBe(false);
  });
});

describe('interface texts', () => {
  it('finds the wrong language', () => {
    expect(['Bài viết', 'Khóa'].every((text) => hasVietnamese(text))).toBe(true);
    expect(hasVietnamese('Résumé')).toBe(false);
    expect(hasVietnamese('Written by Nguyễn Văn A', ['Nguyễn Văn A'])).toBe(false);
    expect(hasOnlyEnglish('opens in the same tab')).toBe(true);
    expect(hasOnlyEnglish('Xem thêm')).toBe(false);
  });

  it('recognizes texts that are the same in both languages', () => {
    expect(
      ['Blog', 'GitHub', 'k6', 'WebGoat 2023.8', '{author} - {count}', 'SQL'].every((text) => isLanguageNeutral(text)),
    ).toBe(true);
    expect(isLanguageNeutral('Reset')).toBe(false);
  });
});
