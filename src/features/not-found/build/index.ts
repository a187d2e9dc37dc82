import type { Feature } from '../../../config/feature';
import pageList from './plugin';

export const notFound: Feature = { plugins: [pageList] };
