import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Canvas } from './drawing/canvas.ts';
import { cars } from './scenes/cars.ts';
import { tours } from './scenes/tours.ts';

// Draws the demo content's pictures; names given as arguments limit it to those that start with one of them.
const folder = fileURLToPath(new URL('../demo-content/pictures/', import.meta.url));
const wanted = process.argv.slice(2);
const scenes = { ...cars, ...tours };

await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  const canvas = new Canvas();
  const picture = Buffer.from(canvas.document(scene(canvas)));
  await sharp(picture).webp({ quality: 82, effort: 5 }).toFile(`${folder}${name}.webp`);
}
