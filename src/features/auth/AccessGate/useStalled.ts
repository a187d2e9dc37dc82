import { useEffect, useState } from 'react';

const PATIENCE_MS = 8_000;

/** Whether waiting has gone on for so long that the reader must be told. */
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
