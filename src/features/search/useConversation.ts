import { useCallback, useMemo, useRef, useState } from 'react';
import type { Answer } from './core/types';
import { getSearchClient } from './searchClient';
import { useSearchSettings } from './useSearchSettings';

/** A question with what came of it. */
export type Exchange =
  | { id: number; question: string; status: 'pending' | 'failed' }
  | { id: number; question: string; status: 'done'; answer: Answer };

interface Conversation {
  exchanges: readonly Exchange[];
  ask: (question: string) => void;
  restart: () => void;
}

/** Questions and their answers in order; each question is asked with those before it as context. */
export function useConversation(): Conversation {
  const settings = useSearchSettings();
  const client = useMemo(() => getSearchClient(settings), [settings]);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const asked = useRef<{ round: number; questions: string[] }>({ round: 0, questions: [] });

  const ask = useCallback(
    async (question: string) => {
      const { round, questions } = asked.current;
      const id = questions.length;
      asked.current.questions = [...questions, question];
      const settle = (exchange: Exchange) => {
        if (asked.current.round === round) setExchanges((all) => all.map((old) => (old.id === id ? exchange : old)));
      };
      setExchanges((all) => [...all, { id, question, status: 'pending' }]);
      try {
        settle({ id, question, status: 'done', answer: await client.answer(question, questions) });
      } catch {
        settle({ id, question, status: 'failed' });
      }
    },
    [client],
  );
  const restart = useCallback(() => {
    asked.current = { round: asked.current.round + 1, questions: [] };
    setExchanges([]);
  }, []);

  return { exchanges, ask: (question) => void ask(question), restart };
}
