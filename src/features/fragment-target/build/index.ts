import type { Feature } from '../../../config/feature';

export const fragmentTarget: Feature = {
  clientModules: ['./src/features/fragment-target/keepFragmentTarget.ts'],
};
