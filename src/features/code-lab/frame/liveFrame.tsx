import { createRoot } from 'react-dom/client';
import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { DrawnTree } from './DrawnTree';
import { LiveRun } from './LiveRun';
import type { FontFile, LiveReply, LiveRequest } from './messages';

async function addFonts(files: readonly FontFile[]): Promise<void> {
  for (const { family, weight, range, data } of files) {
    document.fonts.add(await new FontFace(family, data, { weight, unicodeRange: range }).load());
  }
}

acceptPort((port) => {
  const send = (reply: LiveReply) => port.postMessage(reply);
  /** The run whose output is shown, and the one that replaces it after its first rendering. */
  let shown: LiveRun | undefined;
  let next: LiveRun | undefined;
  let runs = 0;

  const root = createRoot(document.getElementById('root') as HTMLElement, {
    // For instance text inside an element that cannot contain any; errors of the code itself are reported by the
    // worker.
    onUncaughtError: (thrown) => {
      shown?.end();
      send({ type: 'error', error: { name: 'Error', message: String((thrown as Error).message) }, loop: false });
    },
  });
  const sendHeight = () => send({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  // The height is also sent after each rendering, because browsers do not call observers in an off-screen frame.
  new ResizeObserver(sendHeight).observe(document.body);

  const start = (source: { code: string; noInline: boolean }) => {
    next?.end();
    runs += 1;
    const key = runs;
    const run: LiveRun = new LiveRun(source, {
      onTree: (nodes, turn) => {
        if (run === next) {
          shown?.end();
          shown = run;
          next = undefined;
        }
        const began = performance.now();
        const onDrawn = () => {
          sendHeight();
          // Leaves the thread to the page for as long as the rendering took.
          setTimeout(() => run.drawn(), performance.now() - began);
        };
        root.render(
          <DrawnTree key={key} nodes={nodes} turn={turn} call={(call) => run.call(call)} onDrawn={onDrawn} />,
        );
      },
      onRendered: () => send({ type: 'rendered' }),
      onUnrendered: () => {
        // What stands there was drawn by other code.
        shown?.end();
        shown = undefined;
        root.render(null);
        send({ type: 'unrendered' });
      },
      onError: (error, loop) => send({ type: 'error', error, loop }),
      onStop: (reason) => {
        // The output is removed with the run, because its buttons would no longer work.
        if (run === shown) root.render(null);
        send({ type: 'stopped', reason });
      },
    });
    next = run;
  };

  // A link would replace the frame's own document.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, area')) event.preventDefault();
  });

  port.onmessage = ({ data }: MessageEvent<LiveRequest>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else if (data.type === 'page')
      Object.assign(document.documentElement, { lang: data.language }).dataset.theme = data.theme;
    else if (data.type === 'fonts') void addFonts(data.faces);
    else start(data);
  };
});
