// Change: a globe of strokes.
import type { ReactNode } from 'react';
import { StrokeIcon } from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/Language';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z" />
    </StrokeIcon>
  );
}
