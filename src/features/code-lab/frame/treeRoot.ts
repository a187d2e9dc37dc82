import type { ReactNode } from 'react';
import createReconciler from 'react-reconciler';
import { ConcurrentRoot, DiscreteEventPriority } from 'react-reconciler/constants';
import type { DrawnElement, DrawnNode, DrawnValue } from '../core/drawnTree';
import { liveEvent, type HandlerCall } from '../core/liveEvent';
import { TREE_HOST, withPriority, type Container, type ElementInstance, type Instance } from './treeHost';

type Handler = (event: unknown) => void;

const HANDLER = /^on[A-Z]/;
const reconciler = createReconciler(TREE_HOST);

/** A value that can be sent between threads; functions and symbols become undefined. */
function plainValue(value: unknown): DrawnValue | undefined {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'bigint':
      return String(value);
    case 'object': {
      if (value === null) return undefined;
      if (Array.isArray(value)) return value.map(String);
      if (Object.getPrototypeOf(value) !== Object.prototype) return String(value);
      const parts = Object.entries(value).filter(([, part]) => part !== null && typeof part !== 'boolean');
      return Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'number' ? part : String(part)]));
    }
    default:
      return undefined;
  }
}

/** A React root that renders to plain data instead of a document. */
export class TreeRoot {
  private readonly container: Container;
  private readonly root: ReturnType<typeof reconciler.createContainer>;
  /** The elements of the last snapshot, by id, for their events. */
  private shown = new Map<number, ElementInstance>();

  /**
   * @param onChange - called when the tree has changed
   * @param onError - called with errors thrown by the code
   */
  constructor(
    onChange: () => void,
    private readonly onError: (thrown: unknown) => void,
  ) {
    this.container = { children: [], onCommit: onChange };
    this.root = reconciler.createContainer(
      this.container,
      ConcurrentRoot,
      null,
      false,
      null,
      '',
      onError,
      onError,
      () => undefined,
      () => undefined,
      null,
    );
  }

  render(node: ReactNode): void {
    reconciler.updateContainer(node, this.root, null);
  }

  /** Returns the current tree. */
  snapshot(): DrawnNode[] {
    this.shown = new Map();
    return this.nodes(this.container.children);
  }

  /** Calls the handlers of one event from the innermost element outwards; elements that no longer exist are skipped. */
  dispatch(calls: readonly HandlerCall[]): void {
    const stopped = new Set<unknown>();
    for (const call of calls) {
      const handler = this.shown.get(call.id)?.props[call.handler];
      if (typeof handler !== 'function' || stopped.has(call.event.type)) continue;
      const { event, isStopped } = liveEvent(call);
      withPriority(DiscreteEventPriority, () => {
        try {
          (handler as Handler)(event);
        } catch (thrown) {
          this.onError(thrown);
        }
      });
      if (isStopped()) stopped.add(call.event.type);
    }
    reconciler.flushSyncWork();
  }

  private nodes(instances: readonly Instance[]): DrawnNode[] {
    return instances.filter(({ isHidden }) => !isHidden).map((instance) => this.node(instance));
  }

  private node(instance: Instance): DrawnNode {
    if (!('name' in instance)) return instance.text;
    this.shown.set(instance.id, instance);
    const props: Record<string, DrawnValue> = {};
    const handlers: string[] = [];
    for (const [name, value] of Object.entries(instance.props)) {
      if (name === 'children') continue;
      if (typeof value === 'function' && HANDLER.test(name)) handlers.push(name);
      const plain = plainValue(value);
      if (plain !== undefined) props[name] = plain;
    }
    return {
      id: instance.id,
      name: instance.name,
      props,
      handlers,
      children: this.nodes(instance.children),
    } satisfies DrawnElement;
  }
}
