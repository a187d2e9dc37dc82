import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import type { UncaughtError } from '../../lab-kit/core/outcome';
import type { LiveStop } from '../frame/messages';
import type { LiveFrame } from '../sandbox/LiveFrame';

const TYPING_PAUSE_MS = 300;
/** Loads the preview before it is visible, so that the content below does not move while it is being read. */
const AHEAD = '600px 0px';

export type LiveState = 'waiting' | 'loading' | 'shown' | 'unavailable' | 'hung';

/** The problem of the last code: it threw, drew nothing, or had to be stopped. */
export type LiveProblem =
  | { kind: 'error'; error: UncaughtError }
  | { kind: 'loop' }
  | { kind: 'unrendered' }
  | { kind: 'stopped'; reason: LiveStop };

interface LivePreview {
  state: LiveState;
  problem?: LiveProblem;
  /** Opens the frame, or renders the code again if it is open. */
  start: () => void;
}

interface Source {
  text: string;
  noInline: boolean;
  /** Whether the code is not to be run yet. */
  isHeld: boolean;
}

let opened = 0;

function frameTitle(): string {
  opened += 1;
  return translate(
    {
      id: 'codeLab.LiveCode.frame',
      message: 'Kết quả của khối mã {number}',
      description: 'Title of a frame that shows what a live code block draws',
    },
    { number: opened },
  );
}

function mayFetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData;
}

/**
 * Renders code in a sandboxed frame inside `stage`: first when the stage comes near the viewport, then after each pause
 * in typing. Readers who save data have to press Run.
 */
export function useLivePreview(
  stage: RefObject<HTMLDivElement | null>,
  { text, noInline, isHeld }: Source,
): LivePreview {
  const [state, setState] = useState<LiveState>('waiting');
  const [problem, setProblem] = useState<LiveProblem>();
  const frame = useRef<LiveFrame>(undefined);
  const { colorMode } = useColorMode();
  const { currentLocale } = useDocusaurusContext().i18n;

  const sendCode = () => frame.current?.send({ type: 'render', code: text, noInline });
  const draw = useEffectEvent(() => {
    if (!isHeld) sendCode();
  });
  const dress = useEffectEvent(() => frame.current?.send({ type: 'page', theme: colorMode, language: currentLocale }));

  const open = async () => {
    const insert = (element: HTMLIFrameElement) => stage.current?.replaceChildren(element);
    try {
      const { LiveFrame: Frame } = await import('../sandbox/LiveFrame');
      frame.current = await Frame.open({
        title: frameTitle(),
        insert,
        onHung: () => {
          frame.current = undefined;
          setState('hung');
        },
        hear: (reply) => {
          const element = stage.current?.querySelector('iframe');
          if (reply.type === 'height' && element) element.style.height = `${reply.height}px`;
          if (reply.type === 'rendered') setProblem(undefined);
          if (reply.type === 'unrendered') setProblem({ kind: 'unrendered' });
          if (reply.type === 'error') setProblem(reply.loop ? { kind: 'loop' } : { kind: 'error', error: reply.error });
          if (reply.type === 'stopped') setProblem({ kind: 'stopped', reason: reply.reason });
        },
      });
      setState('shown');
    } catch {
      setState('unavailable');
    }
  };

  const start = () => {
    if (state === 'loading') return;
    setProblem(undefined);
    if (state === 'shown') sendCode();
    else {
      setState('loading');
      void open();
    }
  };
  const startNearby = useEffectEvent(start);

  useEffect(() => {
    const element = stage.current;
    if (!element || !mayFetch()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startNearby();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    if (state !== 'shown') return;
    dress();
    draw();
  }, [state]);

  useEffect(() => dress(), [colorMode]);

  useEffect(() => {
    const timer = setTimeout(draw, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => () => frame.current?.close(), []);

  return { state, problem, start };
}
