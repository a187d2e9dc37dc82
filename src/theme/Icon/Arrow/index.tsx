// Change: two angles of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/Arrow';

export default function IconArrow(props: Props): ReactNode {
  return (
    <StrokeIcon width={20} height={20} aria-hidden {...props}>
      <path d="m5 5 7 7-7 7m7-14 7 7-7 7" />
    </StrokeIcon>
  );
}
