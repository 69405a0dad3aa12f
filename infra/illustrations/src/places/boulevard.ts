import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import type { Light } from '../scenery/light.ts';
import { hill } from '../scenery/hills.ts';
import { balustrade, streetLamp } from '../scenery/road.ts';
import { clouds, sky } from '../scenery/sky.ts';
import { palm } from '../scenery/trees.ts';
import { glitter, water } from '../scenery/water.ts';
import { skyline, televisionTower } from './city.ts';
import { flameTowers } from './flame-towers.ts';

/** Baku bay from the boulevard: the city's arc, the Flame Towers on their hill, water before them. */
export function bakuBay(
  canvas: Canvas,
  light: Light,
  options: { shore: number; front: number; towersX: number; towersScale: number; tv?: number; seed?: number },
): string {
  const { shore, front, towersX, towersScale } = options;
  const seed = options.seed ?? 3;
  const rise = shore - 74;
  const windows = mix('#ffc777', light.glow, 0.3);
  return [
    sky(canvas, light, shore),
    clouds(canvas, light, seed + 4, { from: shore * 0.18, to: shore * 0.6, count: 7, opacity: 0.5 }),
    hill(canvas, light, {
      y: rise,
      rise: 30,
      to: shore,
      seed: seed + 1,
      colour: mix(light.farHills, light.haze, 0.25),
      stride: 260,
    }),
    options.tv === undefined ? '' : televisionTower(light, options.tv, rise + 10, 0.75),
    skyline(canvas, light, {
      from: -20,
      to: canvas.width + 20,
      y: shore - 18,
      lowest: 40,
      highest: 130,
      seed: seed + 2,
      distance: 0.55,
    }),
    flameTowers(canvas, light, towersX, shore - 34, towersScale),
    skyline(canvas, light, {
      from: -30,
      to: canvas.width + 20,
      y: shore + 1,
      lowest: 52,
      highest: 116,
      seed: seed + 9,
      distance: 0.22,
    }),
    water(canvas, light, shore, front, seed),
    light.lamps > 0.5
      ? times(26)
          .map((index) =>
            glitter(
              (canvas.width / 26) * (index + 0.5),
              shore + 2,
              shore + (front - shore) * 0.6,
              20,
              windows,
              seed + index,
              0.5,
            ),
          )
          .join('') +
        [-100, 0, 110]
          .map((offset) =>
            glitter(
              towersX + offset * towersScale,
              shore + 2,
              front,
              74 * towersScale,
              '#ffab52',
              seed + offset + 500,
              0.75,
            ),
          )
          .join('')
      : '',
  ].join('');
}

/** The promenade's edge: balustrade, lamps, palms. */
export function promenade(
  canvas: Canvas,
  light: Light,
  options: { y: number; lamps: readonly number[]; palms: readonly number[]; size?: number },
): string {
  const size = options.size ?? 360;
  return [
    balustrade(canvas, light, options.y, 52),
    ...options.palms.map((x, index) =>
      palm(light, x, options.y + 22, size * (1.02 + (index % 3) * 0.12), index + 2),
    ),
    ...options.lamps.map((x) => streetLamp(canvas, light, x, options.y + 26, size * 0.94)),
  ].join('');
}
