import { useEffect, useState } from 'react';

const PATIENCE_MS = 8_000;

/** Whether the wait has lasted so long that the reader should be shown a message. */
export function useStalled(waiting: boolean): boolean {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setStalled(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [waiting]);
  return waiting && stalled;
}
