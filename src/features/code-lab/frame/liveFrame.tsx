import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { describeError, printErrorsWithoutStack } from '../runtime/describeError';
import { acceptPort } from './acceptPort';
import { runLive } from './compileLive';
import { createLoopGuard, EndlessLoop } from './guardLoops';
import type { FontFile, LiveReply, LiveRequest } from './messages';
import { switchOff } from './switchOff';

const LOOP_LIMIT_MS = 1000;

/** What the code finds in scope: React, and its hooks and components by name. */
const SCOPE = {
  React,
  ...Object.fromEntries(Object.entries(React).filter(([name]) => name !== 'default')),
};

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

async function addFonts(files: readonly FontFile[]): Promise<void> {
  for (const { family, weight, range, data } of files) {
    document.fonts.add(await new FontFace(family, data, { weight, unicodeRange: range }).load());
  }
}

acceptPort((port) => {
  const send = (reply: LiveReply) => port.postMessage(reply);
  const fail = (thrown: unknown) =>
    send({ type: 'error', error: describeError(thrown), loop: thrown instanceof EndlessLoop });
  const container = document.getElementById('root') as HTMLElement;
  // Errors reach the page as messages; the browser's console stays the reader's own.
  const root = createRoot(container, { onUncaughtError: fail, onCaughtError: fail });
  const guard = createLoopGuard(LOOP_LIMIT_MS);
  let version = 0;

  const sendHeight = () => send({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  // Browsers do not call observers in a frame that is off the screen, where the frame had best take its place.
  const announce = () => {
    send({ type: 'rendered' });
    sendHeight();
  };

  const draw = (drawn: unknown) => {
    version += 1;
    root.render(
      <Boundary key={version}>
        <Drawn onDrawn={announce}>{toNode(drawn)}</Drawn>
      </Boundary>,
    );
  };

  printErrorsWithoutStack();
  switchOff(globalThis);
  window.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? new Error(event.message));
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  new ResizeObserver(sendHeight).observe(document.body);

  port.onmessage = ({ data }: MessageEvent<LiveRequest>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else if (data.type === 'page')
      Object.assign(document.documentElement, { lang: data.language }).dataset.theme = data.theme;
    else if (data.type === 'fonts') void addFonts(data.faces);
    else {
      try {
        runLive(data.code, data.noInline, SCOPE, guard, draw);
      } catch (thrown) {
        fail(thrown);
      }
    }
  };
});
