import type { Feature } from '../../../config/feature';
import plugin from './plugin';

export const sharing: Feature = { plugins: [plugin] };
