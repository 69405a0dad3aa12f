import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cars } from './cars.js';
import { categories } from './categories.js';
import { services } from './services.js';
import { tours } from './tours.js';

export interface DemoImage {
  /** SHA-256 of `bytes`, hexadecimal. */
  readonly hash: string;
  /** In px. */
  readonly width: number;
  /** In px. */
  readonly height: number;
  /** WebP, at most 1600 px wide, so that it is stored unchanged. */
  readonly bytes: Buffer;
}

/** Names of all images in the demo content, once each. */
export const demoImageNames: readonly string[] = [
  ...new Set([
    ...[...categories, ...cars].map(({ imageName }) => imageName),
    ...[...services, ...tours].flatMap(({ imageNames }) => [...imageNames]),
  ]),
];

export function demoImageFile(name: string): URL {
  return new URL(`../../demo-content/images/${name}.webp`, import.meta.url);
}

export async function readDemoImage(name: string): Promise<DemoImage> {
  const bytes = await readFile(demoImageFile(name));
  const { width, height } = await sharp(bytes).metadata();
  return { hash: createHash('sha256').update(bytes).digest('hex'), width, height, bytes };
}
