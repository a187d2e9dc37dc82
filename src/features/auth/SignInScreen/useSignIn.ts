import { useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { signIn } from '../authActions';
import type { SignInFailure } from '../core/signInFailure';
import { getClient } from '../sessionStore';

const WINDOW_EXPECTED_MS = 8_000;

/** `slow`: so long after the click that either the reader is busy in Google's window or no window has opened. */
export type SignInProgress = 'idle' | 'pending' | 'slow';

interface SignIn {
  progress: SignInProgress;
  failure: SignInFailure | undefined;
  start: () => void;
}

/** Runs the sign-in. It may be started again at any time: only the latest attempt counts. */
export function useSignIn(): SignIn {
  const { i18n } = useDocusaurusContext();
  const [progress, setProgress] = useState<SignInProgress>('idle');
  const [failure, setFailure] = useState<SignInFailure>();
  const attempts = useRef(0);

  useEffect(() => {
    if (progress !== 'pending') return undefined;
    const timer = setTimeout(() => setProgress('slow'), WINDOW_EXPECTED_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const start = () => {
    attempts.current += 1;
    const attempt = attempts.current;
    setFailure(undefined);
    setProgress('pending');
    void signIn(getClient(), i18n.currentLocale).then((outcome) => {
      if (attempt !== attempts.current) return;
      setProgress('idle');
      setFailure(outcome);
    });
  };
  return { progress, failure, start };
}
