/** One kind of question to a worker: what is given, what is answered, and what is told in between. */
export interface Task {
  readonly input: unknown;
  readonly answer: unknown;
  readonly progress?: unknown;
}

/** Everything that a page may ask of a worker, by name. */
export type TaskTable<Tasks> = { readonly [Name in keyof Tasks]: Task };

/** A question as it is sent; `type` is the name of the task. */
export interface Question {
  readonly id: number;
  readonly type: string;
  readonly input: unknown;
  /** Comes with the first question. A reply without it counts for nothing. */
  readonly key?: string;
}

/** A failed task: an error keeps its name and its code on the way, which a copied error does not. */
export interface TaskFailure {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

/** What a worker sends back about a question. */
export type Reply = { readonly key: string | undefined; readonly id: number } & (
  { readonly progress: unknown } | { readonly answer: unknown } | { readonly failure: TaskFailure }
);

/** How a worker answers: one function a task. */
export type TaskHandlers<Tasks extends TaskTable<Tasks>> = {
  readonly [Name in keyof Tasks]: (
    input: Tasks[Name]['input'],
    tell: (progress: Tasks[Name]['progress']) => void,
  ) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>;
};

function failureOf(thrown: unknown): TaskFailure {
  const { name, message, code } = (thrown instanceof Error ? thrown : new Error(String(thrown))) as Error & {
    readonly code?: unknown;
  };
  return { name, message, ...(typeof code === 'string' && { code }) };
}

/** Answers one question; a failure is an answer too. A message of another kind is left alone. */
export async function answerTask<Tasks extends TaskTable<Tasks>>(
  { id, type, input, key }: Question,
  handlers: TaskHandlers<Tasks>,
  post: (reply: Reply) => void,
): Promise<void> {
  if (!Object.hasOwn(handlers, type)) return;
  try {
    const answer = await handlers[type as keyof Tasks](input, (progress) => post({ key, id, progress }));
    post({ key, id, answer });
  } catch (thrown) {
    post({ key, id, failure: failureOf(thrown) });
  }
}

/** The part of a worker's global scope that it is served through. */
export interface ServingScope {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
}

/** Answers the questions of a page's `WorkerLink`, from inside the worker. */
export function serveTasks<Tasks extends TaskTable<Tasks>>(scope: ServingScope, handlers: TaskHandlers<Tasks>): void {
  let key: string | undefined;
  scope.addEventListener('message', ({ data }) => {
    key ??= data.key;
    void answerTask({ ...data, ...(key !== undefined && { key }) }, handlers, (reply) => scope.postMessage(reply));
  });
}
