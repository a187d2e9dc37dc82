import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { uprightSharp } from './uprightSharp';

const PHOTO = path.resolve('tests/e2e-services/pages/img/photo.jpg');
const CHART = path.resolve('tests/e2e-services/pages/img/chart.png');
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const options = { quality: 70 };

afterAll(() => rmSync(folder, { recursive: true }));

describe('uprightSharp', () => {
  it("turns a photo upright and drops the camera's metadata", async () => {
    expect(await sharp(PHOTO).metadata()).toMatchObject({ width: 1600, height: 1200, orientation: 6 });
    expect(await uprightSharp(PHOTO).metadata()).toEqual({ width: 1200, height: 1600 });
    const copy = await uprightSharp(PHOTO).resize({ width: 640, options });
    expect(copy).toMatchObject({ width: 640, height: 853 });
    const made = await sharp(copy.data).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 640, height: 853 });
    expect(made.orientation).toBeUndefined();
    expect(made.exif).toBeUndefined();
    // The left edge of the stored photo is the top of the upright one.
    const { data } = await sharp(copy.data).extract({ left: 320, top: 20, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[1]).toBeLessThan(100);
  });

  it('compresses a PNG the smaller way: lossy for a photo, lossless for a drawing of few colours', async () => {
    const photo = path.join(folder, 'noise.png');
    const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
      .png()
      .toFile(photo);
    const copy = await uprightSharp(photo).resize({ width: 1030, options });
    expect(copy.width).toBe(900);
    expect(copy.data.length).toBeLessThan(statSync(photo).size / 2);
    const drawing = await uprightSharp(CHART).resize({ width: 640, options });
    const lossy = await sharp(CHART).resize(640).webp({ quality: options.quality }).toBuffer();
    expect(drawing.data.length).toBeLessThan(lossy.length);
  });

  it('makes each copy once, and again when the file changes', async () => {
    const file = path.join(folder, 'changed.png');
    const write = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toFile(file);
    await write('#f00');
    const first = uprightSharp(file).resize({ width: 10, options });
    expect(uprightSharp(file).resize({ width: 10, options })).toBe(first);
    const { data } = await first;
    await write('#00f');
    expect((await uprightSharp(file).resize({ width: 10, options })).data).not.toEqual(data);
  });
});
