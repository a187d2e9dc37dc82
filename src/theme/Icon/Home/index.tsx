// Change: a house of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/Home';

export default function IconHome(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="m3 11 9-8 9 8M6 9v11h12V9" />
    </StrokeIcon>
  );
}
