import * as React from 'react';
import { readDrawnTree } from '../core/drawnTree';
import { describeError, printErrorsWithoutStack } from '../../lab-kit/runtime/describeError';
import { runLive } from './compileLive';
import { createLoopGuard, EndlessLoop } from './guardLoops';
import type { LiveWorkerReply, LiveWorkerRequest } from './messages';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import { TreeRoot } from './treeRoot';

const LOOP_LIMIT_MS = 1000;

interface WorkerScope {
  postMessage: (message: unknown) => void;
  addEventListener: <Name extends 'message' | 'unhandledrejection' | 'error'>(
    name: Name,
    listener: (event: {
      ports: readonly MessagePort[];
      reason: unknown;
      error: unknown;
      message: string;
      preventDefault: () => void;
    }) => void,
    options?: { once: boolean },
  ) => void;
}

/** Animations are not supported, so its children are rendered unchanged. */
const ViewTransition = ({ children }: { children?: React.ReactNode }) => children;

const NAMES = {
  ...Object.fromEntries(Object.entries(React).filter(([name]) => name !== 'default')),
  ViewTransition,
};

/** The scope of the code: React, and its hooks and components by name. */
const SCOPE = { React: NAMES, ...NAMES };

class Boundary extends React.Component<{ children: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): React.ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function Drawn({ children, onDrawn }: { children: React.ReactNode; onDrawn: () => void }): React.ReactNode {
  React.useEffect(onDrawn, [onDrawn]);
  return children;
}

function toNode(drawn: unknown): React.ReactNode {
  const isMemoOrRef =
    typeof drawn === 'object' && drawn !== null && '$$typeof' in drawn && !React.isValidElement(drawn);
  return typeof drawn === 'function' || isMemoOrRef
    ? React.createElement(drawn as React.ComponentType)
    : (drawn as React.ReactNode);
}

const scope = globalThis as unknown as WorkerScope;

function listen(port: MessagePort): void {
  // Bound before the reader's code runs, because that may replace any method.
  const send: (reply: LiveWorkerReply) => void = port.postMessage.bind(port);
  const fail = (thrown: unknown) =>
    send({ type: 'error', error: describeError(thrown), loop: thrown instanceof EndlessLoop });
  const guard = createLoopGuard(LOOP_LIMIT_MS);
  let turn = 0;
  let version = 0;
  let isDrawing = false;
  let hasChanged = false;

  // Only one tree is sent at a time, so that a block that changes constantly cannot flood the frame.
  const show = () => {
    hasChanged = true;
    if (isDrawing) return;
    isDrawing = true;
    hasChanged = false;
    // The frame validates the tree again, because it cannot trust the worker; checking here avoids sending a tree that
    // is too large.
    send({ type: 'tree', tree: readDrawnTree(root.snapshot()), turn });
  };
  const root = new TreeRoot(show, fail);
  const announce = () => send({ type: 'rendered' });

  const draw = (drawn: unknown) => {
    version += 1;
    root.render(
      <Boundary key={version}>
        <Drawn onDrawn={announce}>{toNode(drawn)}</Drawn>
      </Boundary>,
    );
  };

  scope.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? new Error(event.message));
  });
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });

  port.onmessage = ({ data }: MessageEvent<LiveWorkerRequest>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else if (data.type === 'drawn') {
      isDrawing = false;
      if (hasChanged) show();
    } else if (data.type === 'events') {
      turn = data.turn;
      root.dispatch(data.calls);
      // A field shows the typed value until a tree arrives, so one is sent even if nothing has changed.
      show();
    } else {
      try {
        runLive(data.code, data.noInline, SCOPE, guard, draw);
        if (version === 0) send({ type: 'unrendered' });
      } catch (thrown) {
        fail(thrown);
      }
    }
  };
}

printErrorsWithoutStack();
scope.addEventListener('message', ({ ports: [port] }) => port && listen(port), { once: true });
scope.postMessage('ready');
switchOff(globalThis);
switchOff(globalThis, ['postMessage', 'close']);
