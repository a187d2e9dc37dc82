import type { Feature } from '../../../config/feature';
import siteData from './plugin';

export const ownerData: Feature = { plugins: [siteData] };
