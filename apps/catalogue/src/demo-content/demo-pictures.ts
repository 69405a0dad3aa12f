import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cars } from './cars.js';
import { categories } from './categories.js';
import { services } from './services.js';
import { tours } from './tours.js';

export interface DemoPicture {
  /** SHA-256 of `bytes`, hexadecimal. */
  readonly hash: string;
  /** px. */
  readonly width: number;
  /** px. */
  readonly height: number;
  /** WebP, at most 1600 px wide: stored as they are. */
  readonly bytes: Buffer;
}

/** Every picture that the demo content names, once. */
export const demoPictureNames: readonly string[] = [
  ...new Set([
    ...[...categories, ...cars].map(({ picture }) => picture),
    ...[...services, ...tours].flatMap(({ pictures }) => [...pictures]),
  ]),
];

export function demoPictureFile(name: string): URL {
  return new URL(`../../demo-content/pictures/${name}.webp`, import.meta.url);
}

export async function readDemoPicture(name: string): Promise<DemoPicture> {
  const bytes = await readFile(demoPictureFile(name));
  const { width, height } = await sharp(bytes).metadata();
  return { hash: createHash('sha256').update(bytes).digest('hex'), width, height, bytes };
}
