import type ReactReconciler from 'react-reconciler';
import { DefaultEventPriority, NoEventPriority } from 'react-reconciler/constants';
import { createContext } from 'react';

export interface TextInstance {
  text: string;
  isHidden: boolean;
}

export interface ElementInstance {
  readonly id: number;
  readonly name: string;
  props: Readonly<Record<string, unknown>>;
  readonly children: Instance[];
  isHidden: boolean;
}

export type Instance = TextInstance | ElementInstance;

export interface Container {
  readonly children: Instance[];
  /** Called after React has changed the tree. */
  readonly onCommit: () => void;
}

type Parent = Pick<Container, 'children'>;

const IGNORE = () => undefined;
/** React treats a missing host context as an internal error. */
const CONTEXT = {};

/** The value of every ref: the elements are in the frame, which the thread of the code cannot access. */
const OUT_OF_REACH = new Proxy(
  {},
  {
    get(_, name) {
      if (typeof name === 'symbol') return undefined;
      throw new Error(`elements are out of reach in the code lab: ${name} of a ref`);
    },
  },
);

let newestId = 0;
let priority: number = NoEventPriority;

/** Runs a step as if it were the reader's input, so that React renders its changes at once. */
export function withPriority(wanted: number, step: () => void): void {
  const before = priority;
  priority = wanted;
  try {
    step();
  } finally {
    priority = before;
  }
}

function remove({ children }: Parent, child: Instance): void {
  const index = children.indexOf(child);
  if (index >= 0) children.splice(index, 1);
}

function append(parent: Parent, child: Instance): void {
  remove(parent, child);
  parent.children.push(child);
}

function insert(parent: Parent, child: Instance, before: Instance): void {
  remove(parent, child);
  parent.children.splice(parent.children.indexOf(before), 0, child);
}

type HostConfig = ReactReconciler.HostConfig<
  string,
  Record<string, unknown>,
  Container,
  ElementInstance,
  TextInstance,
  Instance,
  Instance,
  never,
  never,
  object,
  object,
  never,
  ReturnType<typeof setTimeout>,
  undefined,
  null,
  null,
  null,
  never,
  never,
  never
>;

/** The host configuration with which React renders to plain objects instead of a document. */
export const TREE_HOST: HostConfig & Record<string, unknown> = {
  rendererVersion: '1',
  rendererPackageName: 'code-lab',
  extraDevToolsConfig: null,
  isPrimaryRenderer: true,
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  scheduleMicrotask: queueMicrotask.bind(globalThis),
  scheduleTimeout: setTimeout.bind(globalThis),
  cancelTimeout: clearTimeout.bind(globalThis),
  noTimeout: undefined,

  createInstance: (name, props) => ({ id: (newestId += 1), name, props, children: [], isHidden: false }),
  createTextInstance: (text) => ({ text, isHidden: false }),
  appendInitialChild: append,
  appendChild: append,
  appendChildToContainer: append,
  insertBefore: insert,
  insertInContainerBefore: insert,
  removeChild: remove,
  removeChildFromContainer: remove,
  clearContainer: ({ children }) => void children.splice(0),
  commitUpdate(instance, _name, _before, props) {
    instance.props = props;
  },
  commitTextUpdate(instance, _before, text) {
    instance.text = text;
  },
  hideInstance: (instance) => void (instance.isHidden = true),
  hideTextInstance: (instance) => void (instance.isHidden = true),
  unhideInstance: (instance) => void (instance.isHidden = false),
  unhideTextInstance: (instance) => void (instance.isHidden = false),
  finalizeInitialChildren: () => false,
  shouldSetTextContent: () => false,
  resetTextContent: IGNORE,
  getRootHostContext: () => CONTEXT,
  getChildHostContext: (context) => context,
  getPublicInstance: () => OUT_OF_REACH,
  createFragmentInstance: () => OUT_OF_REACH,
  commitNewChildToFragmentInstance: IGNORE,
  deleteChildFromFragmentInstance: IGNORE,
  updateFragmentInstanceFiber: IGNORE,
  prepareForCommit: () => null,
  resetAfterCommit: ({ onCommit }) => onCommit(),

  setCurrentUpdatePriority: (next) => void (priority = next),
  getCurrentUpdatePriority: () => priority,
  resolveUpdatePriority: () => priority || DefaultEventPriority,
  resolveEventType: () => null,
  resolveEventTimeStamp: () => -1,
  trackSchedulerEvent: IGNORE,
  shouldAttemptEagerTransition: () => false,
  requestPostPaintCallback: IGNORE,
  maySuspendCommit: () => false,
  maySuspendCommitOnUpdate: () => false,
  maySuspendCommitInSyncRender: () => false,
  preloadInstance: () => true,
  startSuspendingCommit: () => null,
  suspendInstance: IGNORE,
  suspendOnActiveViewTransition: IGNORE,
  waitForCommitToBeReady: () => null,
  getSuspendedCommitReason: () => null,
  NotPendingTransition: null,
  HostTransitionContext: createContext<null>(null),
  resetFormInstance: IGNORE,
  preparePortalMount: IGNORE,
  detachDeletedInstance: IGNORE,
  getInstanceFromNode: () => null,
  beforeActiveInstanceBlur: IGNORE,
  afterActiveInstanceBlur: IGNORE,
  prepareScopeUpdate: IGNORE,
  getInstanceFromScope: () => null,
  bindToConsole: () => IGNORE,
};
