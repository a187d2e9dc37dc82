import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);
// The whole fonts: of a subset for the web, satori loses letters with two marks.
const face = (name: string, weight: 400 | 700, file: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(require.resolve(`@expo-google-fonts/${file}`)),
});

/** The site's fonts, for pictures that satori draws. */
export const cardFonts = [
  face('Be Vietnam Pro', 400, 'be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
  face('Be Vietnam Pro', 700, 'be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf'),
  face('JetBrains Mono', 400, 'jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'),
];
