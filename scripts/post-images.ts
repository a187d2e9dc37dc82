import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from './install.mjs';

// Draws the pictures of the post about formatting: `npx tsx scripts/post-images.ts`.

const FOLDER = path.join(repositoryRoot, 'blog/img');
const WIDTH = 1400;
const HEIGHT = 240;
const STEP = 100;
const FONT = 'font-family="DejaVu Sans, sans-serif"';

/** A ruler as wide as the picture, so that a reader sees how much a copy has been scaled down. */
function ruler(paper: string, ink: string): string {
  const marks = Array.from({ length: WIDTH / STEP - 1 }, (_, index) => {
    const x = (index + 1) * STEP;
    const height = x % (STEP * 5) === 0 ? 140 : 80;
    return `<path d="M${x} 0v${height}" stroke="${ink}" stroke-width="6"/>
<text x="${x}" y="${height + 50}" fill="${ink}" font-size="32" text-anchor="middle" ${FONT}>${x}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
${marks.join('\n')}
</svg>`;
}

const RULERS = [
  { file: 'ruler-light.png', paper: '#f4f2ea', ink: '#0f6f67' },
  { file: 'ruler-dark.jpg', paper: '#172422', ink: '#5fd4c4' },
];

/** Three sheets, one on the other; it has its own ground, because an image file does not know the colour mode. */
const SHEETS = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120">
  <rect width="240" height="120" rx="8" fill="#f4f2ea"/>
  <g fill="#c5e8e2" stroke="#0f6f67" stroke-width="3" stroke-linejoin="round">
    <path d="M120 58 190 84 120 110 50 84Z"/>
    <path d="M120 34 190 60 120 86 50 60Z"/>
    <path d="M120 10 190 36 120 62 50 36Z"/>
  </g>
</svg>
`;

/** A tick in the colour of the text around it. */
const TICK = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
  <circle cx="12" cy="12" r="10"/>
  <path d="m7 12.5 3.5 3.5 6.5-8"/>
</svg>
`;

for (const { file, paper, ink } of RULERS) {
  const drawing = sharp(Buffer.from(ruler(paper, ink)));
  const picture = file.endsWith('.png') ? drawing.png({ palette: true, colours: 16 }) : drawing.jpeg({ quality: 80 });
  await picture.toFile(path.join(FOLDER, file));
}
await writeFile(path.join(FOLDER, 'sheets.svg'), SHEETS);
await writeFile(path.join(FOLDER, 'tick.svg'), TICK);
