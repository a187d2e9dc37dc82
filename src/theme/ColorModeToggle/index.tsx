import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

// Change: until the page is hydrated, the button is named after the default mode. Without a value, the original would
// name a mode of the system, which the site does not have.
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={props.value ?? defaultMode} />;
}
