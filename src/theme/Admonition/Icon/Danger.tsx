// Change: an exclamation mark of strokes in an octagon.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Admonition/Icon/Danger';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M12 7v6m0 3v.5M8 3h8l5 5v8l-5 5H8l-5-5V8Z" />
    </StrokeIcon>
  );
}
