// Change: a bulb of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Admonition/Icon/Tip';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M9 17a7 7 0 1 1 6 0v1H9v-1m1 4h4" />
    </StrokeIcon>
  );
}
