import { useSyncExternalStore } from 'react';
import { createConversation, type Conversation, type Exchange } from './core/conversation';
import { getSearchClient } from './searchClient';
import { useSearchSettings } from './useSearchSettings';

/**
 * Kept for the lifetime of the tab, because a reader follows an answer to its page, or searches by keyword, and comes
 * back.
 */
let conversation: Conversation | undefined;

/** The conversation of this tab. */
export function useConversation(): Omit<Conversation, 'subscribe' | 'getExchanges'> & {
  exchanges: readonly Exchange[];
} {
  const settings = useSearchSettings();
  // The search of this tab is made when it is first asked for, and stays the same.
  // oxlint-disable-next-line react/globals
  conversation ??= createConversation((question, history) => getSearchClient(settings).answer(question, history));
  const { subscribe, getExchanges, ask, restart } = conversation;
  return { exchanges: useSyncExternalStore(subscribe, getExchanges), ask, restart };
}
