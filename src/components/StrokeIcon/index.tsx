import type { ComponentProps, ReactNode } from 'react';

/**
 * A stroke drawing in a 24 by 24 square. Every page contains some, and strokes take a few bytes where a filled outline
 * takes hundreds.
 */
export function StrokeIcon({ width = 24, height = 24, ...props }: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    />
  );
}
