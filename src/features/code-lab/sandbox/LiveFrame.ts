import frames from '@generated/code-lab/default/frames.json';
import type { LiveReply, LiveRequest } from '../frame/messages';
import { openFrame, type OpenFrame } from '../../lab-kit/sandbox/openFrame';
import { pageFonts } from './pageFonts';
import { parseLiveReply } from './parseLiveReply';

const PING_MS = 1000;
const MISSED_PINGS = 4;

interface Options {
  title: string;
  insert: (element: HTMLIFrameElement) => void;
  hear: (reply: LiveReply) => void;
  /** Called when the frame has not responded for some seconds and has been removed. */
  onHung: () => void;
}

/** A visible frame that renders React code; it is monitored, and removed when it stops responding. */
export class LiveFrame {
  private missed = 0;
  private readonly watch: ReturnType<typeof setInterval>;

  private constructor(
    private readonly frame: OpenFrame,
    { hear, onHung }: Options,
  ) {
    frame.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.missed = 0;
      const reply = parseLiveReply(data);
      if (reply) hear(reply);
    };
    this.watch = setInterval(() => {
      // Browsers throttle hidden pages, which must not be mistaken for hanging.
      if (document.hidden) return;
      this.missed += 1;
      if (this.missed > MISSED_PINGS) {
        this.close();
        onHung();
      } else this.send({ type: 'ping' });
    }, PING_MS);
  }

  /** @throws FrameUnavailable if the frame cannot be loaded */
  static async open(options: Options): Promise<LiveFrame> {
    const element = document.createElement('iframe');
    element.title = options.title;
    const live = new LiveFrame(await openFrame(element, frames.live, options.insert), options);
    void pageFonts().then((faces) => live.send({ type: 'fonts', faces }));
    return live;
  }

  /** Sends a request; a closed frame ignores it. */
  send(request: LiveRequest): void {
    this.frame.port.postMessage(request);
  }

  /** Removes the frame and ends everything that runs in it. */
  close(): void {
    clearInterval(this.watch);
    this.frame.close();
  }
}
