import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import type { Light } from '../scenery/light.ts';
import { clouds, sky } from '../scenery/sky.ts';
import { officeTower, skyline } from './city.ts';

/** Glass office towers rising over a lower city. */
export function businessDistrict(canvas: Canvas, light: Light, foot: number, shift = 0): string {
  const far: Light = { ...light, glass: mix(light.glass, light.haze, 0.55) };
  return [
    sky(canvas, light, foot),
    clouds(canvas, light, 21 + shift, { from: 90, to: 300, count: 6, opacity: 0.45 }),
    ...times(9).map((index) =>
      officeTower(canvas, far, {
        x: index * 190 - 60 + ((index * 37 + shift) % 60),
        y: foot,
        width: 90 + ((index * 29) % 50),
        height: 220 + ((index * 97 + shift) % 190),
        seed: index + 40,
      }),
    ),
    skyline(canvas, light, {
      from: -20,
      to: canvas.width + 20,
      y: foot,
      lowest: 60,
      highest: 170,
      seed: 17 + shift,
      distance: 0.35,
    }),
    officeTower(canvas, light, { x: 90 + shift, y: foot, width: 170, height: 430, seed: 3 }),
    officeTower(canvas, light, { x: 330 + shift, y: foot, width: 150, height: 560, curved: true, seed: 5 }),
    officeTower(canvas, light, { x: 980 + shift, y: foot, width: 190, height: 500, seed: 7 }),
    officeTower(canvas, light, { x: 1220 + shift, y: foot, width: 150, height: 380, seed: 9 }),
    officeTower(canvas, light, { x: 1400 + shift, y: foot, width: 170, height: 600, curved: true, seed: 11 }),
  ].join('');
}
