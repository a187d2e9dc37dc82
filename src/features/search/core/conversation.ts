import { failureOf, type SearchFailure } from './searchFailure';
import type { Answer } from './types';

/** A question and its outcome. */
export type Exchange =
  | { id: number; question: string; status: 'pending' }
  | { id: number; question: string; status: 'failed'; failure: SearchFailure }
  | { id: number; question: string; status: 'done'; answer: Answer };

/** Questions and their answers in order, for `useSyncExternalStore`. */
export interface Conversation {
  subscribe: (listener: () => void) => () => void;
  getExchanges: () => readonly Exchange[];
  /** Asks a question, with the earlier ones as context. */
  ask: (question: string) => Promise<void>;
  /** Forgets all questions and answers. */
  restart: () => void;
}

/** Starts a conversation; answers that arrive after a restart are dropped. */
export function createConversation(
  answer: (question: string, history: readonly string[]) => Promise<Answer>,
): Conversation {
  const listeners = new Set<() => void>();
  let exchanges: readonly Exchange[] = [];
  let lastId = 0;
  const set = (next: readonly Exchange[]) => {
    exchanges = next;
    for (const listener of listeners) listener();
  };
  const settle = (exchange: Exchange) => set(exchanges.map((old) => (old.id === exchange.id ? exchange : old)));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getExchanges: () => exchanges,
    async ask(question) {
      const history = exchanges.map((exchange) => exchange.question);
      const id = (lastId += 1);
      set([...exchanges, { id, question, status: 'pending' }]);
      try {
        settle({ id, question, status: 'done', answer: await answer(question, history) });
      } catch (error) {
        settle({ id, question, status: 'failed', failure: failureOf(error) });
      }
    },
    restart: () => set([]),
  };
}
