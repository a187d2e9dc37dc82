import type { PluginOptions } from '@docusaurus/plugin-ideal-image';
import { uprightSharp } from '../plugins/pictures/uprightSharp';

/** Copies of photos: 640 and 1030 px wide, in a format that all supported browsers can show. */
export const idealImage = {
  quality: 70,
  max: 1030,
  min: 640,
  steps: 2,
  disableInDev: false,
  format: 'webp',
  adapter: uprightSharp,
} satisfies PluginOptions & { format: string; adapter: typeof uprightSharp };
