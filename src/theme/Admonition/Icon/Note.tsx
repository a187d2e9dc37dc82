// Change: an i of strokes in a ring.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Admonition/Icon/Note';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M12 11v5m0-8.5V7M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
    </StrokeIcon>
  );
}
