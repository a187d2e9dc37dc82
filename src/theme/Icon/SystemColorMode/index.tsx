// Change: a disc of strokes, half of it dark.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx={12} cy={12} r={8.5} />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </StrokeIcon>
  );
}
