import type { DocSearchModalProps } from '@docsearch/react/modal';
import { translate } from '@docusaurus/Translate';
import { boxLabel, boxPlaceholder, closeLabel } from '../boxTexts';
import type { SearchFailure } from '../core/searchFailure';
import { failureText } from '../failureText';
import { askAiScreen, newConversation } from './askAiTranslations';

const searchBox = () => ({
  clearButtonTitle: translate({
    id: 'search.modal.searchBox.clearButtonTitle',
    message: 'Xóa',
    description: 'Button that empties the search box',
  }),
  clearButtonAriaLabel: translate({
    id: 'search.modal.searchBox.clearButtonAriaLabel',
    message: 'Xóa từ khóa',
    description: 'Accessible name of the button that empties the search box',
  }),
  closeButtonText: translate({
    id: 'search.modal.searchBox.closeButtonText',
    message: 'Đóng',
    description: 'Tooltip of the button that closes the search dialog',
  }),
  closeButtonAriaLabel: closeLabel(),
  placeholderText: boxPlaceholder(),
  placeholderTextAskAi: translate({
    id: 'search.modal.searchBox.placeholderTextAskAi',
    message: 'Hỏi câu khác…',
    description: 'Placeholder of the search box while Ask AI is on',
  }),
  placeholderTextAskAiStreaming: translate({
    id: 'search.modal.searchBox.placeholderTextAskAiStreaming',
    message: 'Đang trả lời…',
    description: 'Placeholder of the search box while Ask AI answers',
  }),
  searchInputLabel: boxLabel(),
  backToKeywordSearchButtonText: translate({
    id: 'search.modal.searchBox.backToKeywordSearchButtonText',
    message: 'Quay lại tìm từ khóa',
    description: 'Tooltip of the button that leaves Ask AI',
  }),
  backToKeywordSearchButtonAriaLabel: translate({
    id: 'search.modal.searchBox.backToKeywordSearchButtonAriaLabel',
    message: 'Quay lại tìm từ khóa',
    description: 'Accessible name of the button that leaves Ask AI',
  }),
  newConversationPlaceholder: translate({
    id: 'search.modal.searchBox.newConversationPlaceholder',
    message: 'Đặt câu hỏi',
    description: 'Placeholder of the search box in a new conversation with Ask AI',
  }),
  conversationHistoryTitle: translate({
    id: 'search.modal.searchBox.conversationHistoryTitle',
    message: 'Những lần hỏi trước',
    description: 'Heading of the list of conversations with Ask AI',
  }),
  startNewConversationText: translate({
    id: 'search.modal.searchBox.startNewConversationText',
    message: 'Bắt đầu hỏi mới',
    description: 'Menu entry of Ask AI',
  }),
  viewConversationHistoryText: translate({
    id: 'search.modal.searchBox.viewConversationHistoryText',
    message: 'Xem những lần hỏi trước',
    description: 'Menu entry of Ask AI',
  }),
  threadDepthErrorPlaceholder: translate({
    id: 'search.modal.searchBox.threadDepthErrorPlaceholder',
    message: 'Cuộc hỏi đáp đã quá dài',
    description: 'Placeholder of the search box when a conversation with Ask AI is too long',
  }),
});

const footer = () => ({
  selectText: translate({
    id: 'search.modal.footer.selectText',
    message: 'chọn',
    description: 'Key hint of the search dialog: the Enter key',
  }),
  submitQuestionText: translate({
    id: 'search.modal.footer.submitQuestionText',
    message: 'gửi câu hỏi',
    description: 'Key hint of Ask AI: the Enter key',
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
  backToSearchText: translate({
    id: 'search.modal.footer.backToSearchText',
    message: 'quay lại tìm kiếm',
    description: 'Key hint of Ask AI: the Escape key',
  }),
  closeKeyAriaLabel: translate({
    id: 'search.modal.footer.closeKeyAriaLabel',
    message: 'Phím Escape: đóng',
    description: 'Accessible text of the Escape hint of the search dialog',
  }),
  poweredByText: translate({
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
  // Read by the patched modal, see patches/README.md.
  retryText: translate({
    id: 'search.modal.errorScreen.retryText',
    message: 'Thử lại',
    description: 'Button of the search dialog when no results can be had',
  }),
});

const startScreen = () => ({
  recentSearchesTitle: translate({
    id: 'search.modal.startScreen.recentSearchesTitle',
    message: 'Gần đây',
    description: 'Heading over the recent searches',
  }),
  noRecentSearchesText: translate({
    id: 'search.modal.startScreen.noRecentSearchesText',
    message: 'Chưa có tìm kiếm nào gần đây',
    description: 'Text of the search dialog before the first search',
  }),
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
  recentConversationsTitle: translate({
    id: 'search.modal.startScreen.recentConversationsTitle',
    message: 'Những lần hỏi gần đây',
    description: 'Heading over the recent conversations with Ask AI',
  }),
  removeRecentConversationButtonTitle: translate({
    id: 'search.modal.startScreen.removeRecentConversationButtonTitle',
    message: 'Xóa lần hỏi này khỏi lịch sử',
    description: 'Button that removes a conversation with Ask AI',
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

const resultsScreen = () => ({
  askAiPlaceholder: translate({
    id: 'search.modal.resultsScreen.askAiPlaceholder',
    message: 'Hỏi AI: ',
    description: 'Text before the query in the row that asks Ask AI',
  }),
  noResultsAskAiPlaceholder: translate({
    id: 'search.modal.resultsScreen.noResultsAskAiPlaceholder',
    message: 'Tài liệu không có? Hỏi AI: ',
    description: 'Text before the query in the row that asks Ask AI when nothing was found',
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
    newConversation: newConversation(),
    footer: isAlgolia ? footerTexts : { ...footerTexts, poweredByText: '' },
    errorScreen: errorScreen(getFailure),
    startScreen: startScreen(),
    // Read by the patched modal, see patches/README.md.
    noResultsScreen: Object.assign(noResultsScreen(), { getAlternatives }),
    resultsScreen: resultsScreen(),
    askAiScreen: askAiScreen(),
  };
}
