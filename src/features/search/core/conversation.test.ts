import { expect, it, vi } from 'vitest';
import { createConversation } from './conversation';
import type { Answer } from './types';

const answerTo = (question: string): Answer => ({
  status: 'unanswerable',
  question,
  passages: [],
  unknown: [],
  searchQuery: question,
});

it('passes each question with the earlier ones, and keeps the answers in order', async () => {
  const answer = vi.fn((question: string) => Promise.resolve(answerTo(question)));
  const conversation = createConversation(answer);
  const listener = vi.fn();
  const leave = conversation.subscribe(listener);
  const first = conversation.ask('LRU?');
  expect(conversation.getExchanges()).toMatchObject([{ question: 'LRU?', status: 'pending' }]);
  await Promise.all([first, conversation.ask('FIFO?')]);
  expect(answer.mock.calls).toEqual([
    ['LRU?', []],
    ['FIFO?', ['LRU?']],
  ]);
  expect(conversation.getExchanges()).toMatchObject([
    { question: 'LRU?', status: 'done', answer: answerTo('LRU?') },
    { question: 'FIFO?', status: 'done', answer: answerTo('FIFO?') },
  ]);
  const calls = listener.mock.calls.length;
  leave();
  conversation.restart();
  expect(listener).toHaveBeenCalledTimes(calls);
});

it('reports a failure, and forgets everything on restart', async () => {
  let end: (answer: Answer) => void = () => undefined;
  const conversation = createConversation(
    vi
      .fn<(question: string) => Promise<Answer>>()
      .mockRejectedValueOnce(Object.assign(new Error('lost'), { code: 'worker' }))
      .mockReturnValueOnce(new Promise((resolve) => (end = resolve))),
  );
  await conversation.ask('LRU?');
  expect(conversation.getExchanges()).toMatchObject([{ status: 'failed', failure: 'stopped' }]);
  const late = conversation.ask('FIFO?');
  conversation.restart();
  end(answerTo('FIFO?'));
  await late;
  expect(conversation.getExchanges()).toEqual([]);
});
