// Change: renders nothing, since the lessons have one version.
import type { ReactNode } from 'react';

export default function DocVersionBanner(): ReactNode {
  return null;
}
