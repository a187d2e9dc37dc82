import { environment, orEnd } from './environment';
import { hydrationMode } from './modes';

/** When a page's scripts start. */
export const hydration = orEnd(() => hydrationMode(environment.HYDRATION));
