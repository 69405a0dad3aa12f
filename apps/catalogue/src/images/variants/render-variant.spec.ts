import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { renderVariant } from './render-variant.js';

it('a link preview shows transparent pixels as white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp({ create: { width: 60, height: 40, channels: 4, background: clear } });
  const preview = await renderVariant(await image.webp().toBuffer(), {
    kind: 'social',
    contentType: 'image/jpeg',
  });
  const { channels } = await sharp(preview).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});
