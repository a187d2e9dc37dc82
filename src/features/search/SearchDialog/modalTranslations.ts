import type { DocSearchModalProps } from '@docsearch/react';
import { translate } from '@docusaurus/Translate';
import { boxLabel, closeLabel } from '../boxTexts';
import type { SearchFailure } from '../core/searchFailure';
import { failureText } from '../failureText';

export const searchBox = () => ({
  resetButtonTitle: translate({
    id: 'search.modal.searchBox.clearButtonTitle',
    message: 'Xóa',
    description: 'Button that empties the search box',
  }),
  resetButtonAriaLabel: translate({
    id: 'search.modal.searchBox.clearButtonAriaLabel',
    message: 'Xóa từ khóa',
    description: 'Accessible name of the button that empties the search box',
  }),
  cancelButtonText: translate({
    id: 'search.modal.searchBox.closeButtonText',
    message: 'Đóng',
    description: 'Tooltip of the button that closes the search dialog',
  }),
  cancelButtonAriaLabel: closeLabel(),
  searchInputLabel: boxLabel(),
});

export const footer = () => ({
  selectText: translate({
    id: 'search.modal.footer.selectText',
    message: 'chọn',
    description: 'Key hint of the search dialog: the Enter key',
  }),
  selectKeyAriaLabel: translate({
    id: 'search.modal.footer.selectKeyAriaLabel',
    message: 'Phím Enter',
    description: 'Name of a key in the key hints of the search dialog',
  }),
  navigateText: translate({
    id: 'search.modal.footer.navigateText',
    message: 'di chuyển',
    description: 'Key hint of the search dialog: the arrow keys',
  }),
  navigateUpKeyAriaLabel: translate({
    id: 'search.modal.footer.navigateUpKeyAriaLabel',
    message: 'Phím mũi tên lên',
    description: 'Name of a key in the key hints of the search dialog',
  }),
  navigateDownKeyAriaLabel: translate({
    id: 'search.modal.footer.navigateDownKeyAriaLabel',
    message: 'Phím mũi tên xuống',
    description: 'Name of a key in the key hints of the search dialog',
  }),
  closeText: translate({
    id: 'search.modal.footer.closeText',
    message: 'đóng',
    description: 'Key hint of the search dialog: the Escape key',
  }),
  closeKeyAriaLabel: translate({
    id: 'search.modal.footer.closeKeyAriaLabel',
    message: 'Phím Escape',
    description: 'Name of a key in the key hints of the search dialog',
  }),
  searchByText: translate({
    id: 'search.modal.footer.poweredByText',
    message: 'Tìm kiếm của',
    description: 'Text before the logo of the search service, where a service answers',
  }),
});

const errorScreen = (getFailure: () => SearchFailure) => ({
  titleText: translate({
    id: 'search.modal.errorScreen.titleText',
    message: 'Không tải được kết quả',
    description: 'Heading of the search dialog when no results can be had',
  }),
  // A getter, because the text depends on the last failure and is read each time the screen is rendered.
  get helpText() {
    return failureText(getFailure());
  },
});

const startScreen = () => ({
  recentSearchesTitle: translate({
    id: 'search.modal.startScreen.recentSearchesTitle',
    message: 'Gần đây',
    description: 'Heading over the recent searches',
  }),
  // Lessons stand there instead (`Starters.tsx`).
  noRecentSearchesText: '',
  saveRecentSearchButtonTitle: translate({
    id: 'search.modal.startScreen.saveRecentSearchButtonTitle',
    message: 'Lưu tìm kiếm này',
    description: 'Button that keeps a recent search as a favourite',
  }),
  removeRecentSearchButtonTitle: translate({
    id: 'search.modal.startScreen.removeRecentSearchButtonTitle',
    message: 'Xóa tìm kiếm này khỏi lịch sử',
    description: 'Button that removes a recent search',
  }),
  favoriteSearchesTitle: translate({
    id: 'search.modal.startScreen.favoriteSearchesTitle',
    message: 'Đã lưu',
    description: 'Heading over the favourite searches',
  }),
  removeFavoriteSearchButtonTitle: translate({
    id: 'search.modal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Bỏ lưu tìm kiếm này',
    description: 'Button that removes a favourite search',
  }),
});

const noResultsScreen = () => ({
  noResultsText: translate({
    id: 'search.modal.noResultsScreen.noResultsText',
    message: 'Không có kết quả cho',
    description: 'Text before the query that has no results',
  }),
  suggestedQueryText: translate({
    id: 'search.modal.noResultsScreen.suggestedQueryText',
    message: 'Thử tìm',
    description: 'Text before up to three other queries',
  }),
  reportMissingResultsText: translate({
    id: 'search.modal.noResultsScreen.reportMissingResultsText',
    message: 'Bạn nghĩ từ khóa này phải có kết quả?',
    description: 'Text before the link that reports a missing result',
  }),
  reportMissingResultsLinkText: translate({
    id: 'search.modal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Hãy cho tôi biết.',
    description: 'Link that reports a missing result',
  }),
});

interface Options {
  /** Algolia must be credited where it answers; the embedded engine credits nobody. */
  isAlgolia: boolean;
  /** Queries that have results, for a query that has none; undefined when the engine knows none. */
  getAlternatives: (query: string) => readonly string[] | undefined;
  /** Returns why the last search failed. */
  getFailure: () => SearchFailure;
}

/** Every text of the modal in the language of the page. */
export function modalTranslations({
  isAlgolia,
  getAlternatives,
  getFailure,
}: Options): DocSearchModalProps['translations'] {
  const footerTexts = footer();
  return {
    searchBox: searchBox(),
    footer: isAlgolia ? footerTexts : { ...footerTexts, searchByText: '' },
    errorScreen: errorScreen(getFailure),
    startScreen: startScreen(),
    // Read by the changed modal, see patches/README.md.
    noResultsScreen: Object.assign(noResultsScreen(), { getAlternatives }),
  };
}
