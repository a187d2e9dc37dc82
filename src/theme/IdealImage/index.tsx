// Change: shows the site's own picture. The plugin's component needs the blurred placeholder, which the build leaves out
// (src/plugins/pictures/copyRules.ts), and would show nothing.
import type { ComponentProps, ReactNode } from 'react';
import { Picture, type Copies } from '@site/src/components/Picture';

interface Props extends Omit<ComponentProps<typeof Picture>, 'image'> {
  /** `require('./photo.jpg')`. */
  readonly img: Copies;
}

export default function IdealImage({ img, ...rest }: Props): ReactNode {
  return <Picture image={img} {...rest} />;
}
