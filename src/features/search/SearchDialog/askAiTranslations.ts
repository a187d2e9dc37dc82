import { translate } from '@docusaurus/Translate';

/** Texts of Ask AI before the first question. */
export const newConversation = () => ({
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
export const askAiScreen = () => ({
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
