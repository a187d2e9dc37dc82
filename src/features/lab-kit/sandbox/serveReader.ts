import type { Question, Reply, TaskTable } from '../../../core/serveTasks';

/** How a question is answered: at once or later, with reports before. */
export interface Replying<Answer, Progress> {
  readonly answer: (answer: Answer) => void;
  readonly tell: (progress: Progress) => void;
}

type Handlers<Tasks extends TaskTable<Tasks>> = {
  readonly [Name in keyof Tasks]: (
    input: Tasks[Name]['input'],
    replying: Replying<Tasks[Name]['answer'], Tasks[Name]['progress']>,
  ) => void;
};

interface WorkerScope {
  postMessage: (message: Reply | 'ready') => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/**
 * Answers the questions of a `WatchedWorker` from a worker in which the reader's code will run. Unlike `serveTasks`, it
 * uses nothing that this code could have replaced: what it needs is saved before, and it awaits nothing. Nor can this
 * code ask: events of its own are ignored, and so is a second question of the first one's kind, which starts the run.
 */
export function serveReader<Tasks extends TaskTable<Tasks>>(handlers: Handlers<Tasks>): void {
  const scope = globalThis as unknown as WorkerScope;
  const send = scope.postMessage.bind(scope);
  const { apply } = Reflect;
  const readData = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as () => Question;
  let key: string | undefined;
  let first: string | undefined;
  scope.addEventListener('message', (event) => {
    if (!event.isTrusted) return;
    const question = apply(readData, event, []);
    const { id, type, input } = question;
    if (type === first) return;
    first ??= type;
    key ??= question.key;
    handlers[type as keyof Tasks](input, {
      answer: (answer) => send({ key, id, answer }),
      tell: (progress) => send({ key, id, progress }),
    });
  });
  send('ready');
}
