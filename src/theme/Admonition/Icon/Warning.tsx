// Change: an exclamation mark of strokes in a triangle.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Admonition/Icon/Warning';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M12 10v4m0 3v.5M12 4 2.5 20.5h19Z" />
    </StrokeIcon>
  );
}
