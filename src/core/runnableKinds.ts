/** Kinds of parts of a page that run, in the order in which the page names them. */
export const RUNNABLE_KINDS = ['sql', 'js', 'scripts', 'attacks', 'simulators', 'exercises'] as const;
export type RunnableKind = (typeof RUNNABLE_KINDS)[number];
export type RunnableCounts = Partial<Record<RunnableKind, number>>;
