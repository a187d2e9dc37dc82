import type { ComponentProps, ReactNode } from 'react';

/** A drawing of strokes in a square of 24: a few bytes where a filled outline takes hundreds, and it stands in every page. */
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
