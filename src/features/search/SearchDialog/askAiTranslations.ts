import { translate } from '@docusaurus/Translate';
import type { DocSearchModalProps } from 'docsearch-ask-ai/modal';
import { footer, searchBox } from './modalTranslations';

/** Texts of Ask AI before the first question. */
const newConversation = () => ({
  newConversationTitle: translate({
    id: 'search.modal.newConversation.newConversationTitle',
    message: 'Bạn muốn hỏi gì?',
    description: 'Heading of a new conversation with Ask AI',
  }),
  newConversationDescription: translate({
    id: 'search.modal.newConversation.newConversationDescription',
    message: 'AI tìm trong tài liệu của trang rồi viết câu trả lời.',
    description: 'Text of a new conversation with Ask AI',
  }),
});

/** Texts of an Ask AI conversation. */
const askAiScreen = () => ({
  disclaimerText: translate({
    id: 'search.modal.askAiScreen.disclaimerText',
    message: 'Câu trả lời do AI viết và có thể sai. Hãy kiểm tra lại.',
    description: 'Warning over the answers of Ask AI',
  }),
  relatedSourcesText: translate({
    id: 'search.modal.askAiScreen.relatedSourcesText',
    message: 'Nguồn liên quan',
    description: 'Heading over the pages that Ask AI used',
  }),
  thinkingText: translate({
    id: 'search.modal.askAiScreen.thinkingText',
    message: 'Đang nghĩ…',
    description: 'Text while Ask AI prepares an answer',
  }),
  copyButtonText: translate({
    id: 'search.modal.askAiScreen.copyButtonText',
    message: 'Sao chép',
    description: 'Button that copies the answer of Ask AI',
  }),
  copyButtonCopiedText: translate({
    id: 'search.modal.askAiScreen.copyButtonCopiedText',
    message: 'Đã sao chép',
    description: 'Text after the answer of Ask AI was copied',
  }),
  copyButtonTitle: translate({
    id: 'search.modal.askAiScreen.copyButtonTitle',
    message: 'Sao chép câu trả lời',
    description: 'Tooltip of the button that copies the answer of Ask AI',
  }),
  likeButtonTitle: translate({
    id: 'search.modal.askAiScreen.likeButtonTitle',
    message: 'Hữu ích',
    description: 'Tooltip of the button that praises the answer of Ask AI',
  }),
  dislikeButtonTitle: translate({
    id: 'search.modal.askAiScreen.dislikeButtonTitle',
    message: 'Chưa hữu ích',
    description: 'Tooltip of the button that faults the answer of Ask AI',
  }),
  thanksForFeedbackText: translate({
    id: 'search.modal.askAiScreen.thanksForFeedbackText',
    message: 'Cảm ơn bạn đã góp ý!',
    description: 'Text after the answer of Ask AI was rated',
  }),
  preToolCallText: translate({
    id: 'search.modal.askAiScreen.preToolCallText',
    message: 'Đang tìm…',
    description: 'Text while Ask AI starts to search',
  }),
  duringToolCallText: translate({
    id: 'search.modal.askAiScreen.duringToolCallText',
    message: 'Đang tìm ',
    description: 'Text before the query that Ask AI searches for',
  }),
  afterToolCallText: translate({
    id: 'search.modal.askAiScreen.afterToolCallText',
    message: 'Đã tìm',
    description: 'Text before the query that Ask AI searched for',
  }),
  stoppedStreamingText: translate({
    id: 'search.modal.askAiScreen.stoppedStreamingText',
    message: 'Bạn đã dừng câu trả lời này',
    description: 'Text where the reader stopped Ask AI',
  }),
  errorTitleText: translate({
    id: 'search.modal.askAiScreen.errorTitleText',
    message: 'Cuộc hỏi đáp gặp lỗi',
    description: 'Heading of an error of Ask AI',
  }),
  startNewConversationButtonText: translate({
    id: 'search.modal.askAiScreen.startNewConversationButtonText',
    message: 'Bắt đầu hỏi mới',
    description: 'Button after an error of Ask AI',
  }),
});

const conversationBox = () => ({
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
  // Read by the changed modal, see patches/README.md.
  menuButtonAriaLabel: translate({
    id: 'search.modal.searchBox.menuButtonAriaLabel',
    message: 'Các cuộc hỏi đáp',
    description: 'Accessible name of the button that opens the menu of conversations with Ask AI',
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

const conversationFooter = () => ({
  submitQuestionText: translate({
    id: 'search.modal.footer.submitQuestionText',
    message: 'gửi câu hỏi',
    description: 'Key hint of Ask AI: the Enter key',
  }),
  backToSearchText: translate({
    id: 'search.modal.footer.backToSearchText',
    message: 'quay lại tìm kiếm',
    description: 'Key hint of Ask AI: the Escape key',
  }),
});

const startScreen = () => ({
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

/** Every text of Ask AI in the language of the page. */
export function askAiTranslations(): DocSearchModalProps['translations'] {
  const { resetButtonTitle, resetButtonAriaLabel, cancelButtonText, cancelButtonAriaLabel, searchInputLabel } =
    searchBox();
  const { searchByText, ...keys } = footer();
  return {
    searchBox: {
      clearButtonTitle: resetButtonTitle,
      clearButtonAriaLabel: resetButtonAriaLabel,
      closeButtonText: cancelButtonText,
      closeButtonAriaLabel: cancelButtonAriaLabel,
      searchInputLabel,
      ...conversationBox(),
    },
    footer: { ...keys, ...conversationFooter(), poweredByText: searchByText },
    newConversation: newConversation(),
    startScreen: startScreen(),
    askAiScreen: askAiScreen(),
  };
}
