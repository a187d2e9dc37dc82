import type { Feature } from '../../../config/feature';
import plugin from './plugin';

export const machines: Feature = { plugins: [plugin] };
