import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Canvas } from './drawing/canvas.ts';
import { icoFile } from './drawing/ico-file.ts';
import { cars } from './scenes/cars.ts';
import { categories } from './scenes/categories.ts';
import { drivers } from './scenes/drivers.ts';
import { hero } from './scenes/hero.ts';
import { latticeTile, mark } from './scenes/marks.ts';
import { services } from './scenes/services.ts';
import { tours } from './scenes/tours.ts';

// Draws the demo content's images and the site's own; arguments limit it to names that start with one of them.
const apps = new URL('../../../apps/', import.meta.url);
const demoContent = fileURLToPath(new URL('catalogue/demo-content/images/', apps));
const site = fileURLToPath(new URL('web/public/', apps));
const pages = fileURLToPath(new URL('web/app/', apps));
const home = `${pages}features/home/images/`;
const about = `${pages}features/about/images/`;
const prefixes = process.argv.slice(2);
const isSelected = (name: string) =>
  prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
const webp = { quality: 82, effort: 6, smartSubsample: true } as const;

await mkdir(demoContent, { recursive: true });
await Promise.all([site, home, about].map((folder) => mkdir(folder, { recursive: true })));

for (const [name, scene] of Object.entries({ ...cars, ...categories, ...services, ...tours })) {
  if (!isSelected(name)) continue;
  const canvas = new Canvas();
  const drawn = Buffer.from(canvas.document(scene(canvas)));
  await sharp(drawn).removeAlpha().webp(webp).toFile(`${demoContent}${name}.webp`);
}

if (isSelected('hero')) await renderHero();
if (isSelected('drivers')) await renderDrivers();
if (isSelected('marks')) await renderMarks();

async function renderHero(): Promise<void> {
  const canvas = new Canvas(2000, 1125);
  const drawn = await sharp(Buffer.from(canvas.document(hero(canvas))))
    .removeAlpha()
    .png()
    .toBuffer();
  await sharp(drawn).avif({ quality: 62, effort: 5 }).toFile(`${home}hero.avif`);
  for (const width of [2000, 1200, 800]) {
    await sharp(drawn).resize({ width }).webp(webp).toFile(`${home}hero-${width}.webp`);
  }
  // Phones see the towers, the car and its driver: the right part, upright.
  const upright = sharp(drawn).extract({ left: 980, top: 0, width: 900, height: 1125 }).resize(800, 1000);
  await upright.clone().webp(webp).toFile(`${home}hero-portrait.webp`);
  await upright.clone().avif({ quality: 62, effort: 5 }).toFile(`${home}hero-portrait.avif`);
  await sharp(drawn)
    .extract({ left: 0, top: 75, width: 2000, height: 1050 })
    .resize(1200, 630)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${site}og-default.jpg`);
}

async function renderDrivers(): Promise<void> {
  const canvas = new Canvas();
  const drawn = sharp(Buffer.from(canvas.document(drivers(canvas)))).removeAlpha();
  for (const width of [1200, 640]) {
    await drawn.clone().resize({ width }).webp(webp).toFile(`${about}drivers-${width}.webp`);
  }
}

async function renderMarks(): Promise<void> {
  await writeFile(`${site}favicon.svg`, mark(true));
  // Browsers and crawlers ask for it without reading the page that names the other one.
  const size = 48;
  const rounded = sharp(Buffer.from(mark(true)), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(`${site}favicon.ico`, icoFile(await rounded.png({ palette: true }).toBuffer(), size));
  await writeFile(`${pages}theme/shebeke.svg`, latticeTile());
  const square = Buffer.from(mark(false));
  const icons = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
  for (const [name, size] of Object.entries(icons)) {
    await sharp(square, { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(`${site}${name}.png`);
  }
}
