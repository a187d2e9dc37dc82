// Change: a moon of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z" />
    </StrokeIcon>
  );
}
