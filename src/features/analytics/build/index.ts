import { loadServices } from '../../../config/environment';
import type { Feature } from '../../../config/feature';

const { gtag, tagManager } = loadServices();
const isOn = gtag.state === 'on' || tagManager.state === 'on';

export const analytics: Feature = {
  clientModules: isOn ? ['./src/features/analytics/shownPage.ts'] : [],
};
