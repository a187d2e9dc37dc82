import type { Feature } from '../../../config/feature';
import plugin from './plugin';

export const epub: Feature = { plugins: [plugin] };
