/** Made by `colorModeContext.ts`. */
declare module 'light-pages-color-mode' {
  import type { Context } from 'react';
  import type { useColorMode } from '@docusaurus/theme-common';

  export const ColorModeContext: Context<ReturnType<typeof useColorMode> | undefined>;
}
