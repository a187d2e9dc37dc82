import type { Feature } from '../../../config/feature';

export const menu: Feature = {
  clientModules: ['./src/features/menu/closeMenu.ts'],
};
