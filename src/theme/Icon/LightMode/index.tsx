// Change: a sun of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.3 1.3M17.7 17.7 19 19M5 19l1.3-1.3M17.7 6.3 19 5" />
    </StrokeIcon>
  );
}
