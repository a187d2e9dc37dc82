import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontCharacters } from './content/fontCharacters';

const require = createRequire(import.meta.url);
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src/fonts');

/** The site's font faces, from packages with the complete fonts (SIL Open Font License). */
const FACES = {
  'be-vietnam-pro-400': '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  'be-vietnam-pro-700': '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
  'jetbrains-mono-400': '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
};

// One file per face for both languages, small enough, with its headers, for the first flight of a connection (14.6 kB).
// Hinting is left out: it is half of the bytes, and today's screens do not need it. Kerning is the only feature kept,
// because browsers compose letters and tone marks themselves.
for (const [name, source] of Object.entries(FACES)) {
  const font = await subsetFont(await readFile(require.resolve(source)), fontCharacters(), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: ['kern'],
  });
  await writeFile(path.join(folder, `${name}.woff2`), font);
  console.log(`src/fonts/${name}.woff2: ${font.length} bytes`);
}
