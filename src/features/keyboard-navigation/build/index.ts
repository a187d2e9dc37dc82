import type { Feature } from '../../../config/feature';

export const keyboardNavigation: Feature = {
  clientModules: [
    './src/features/keyboard-navigation/markKeyboardNavigation.ts',
    './src/features/keyboard-navigation/closeOnEscape.ts',
  ],
};
