import type { Canvas } from '../drawing/canvas.ts';
import { ellipse, rect } from '../drawing/shapes.ts';
import { bakuBay, promenade } from '../places/boulevard.ts';
import { night } from '../scenery/light.ts';
import { driver, person } from '../scenery/people.ts';
import { road } from '../scenery/road.ts';
import { sun } from '../scenery/sky.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import { mercedesSClass } from '../vehicles/models.ts';

/** Night over the bay, a car and its driver waiting: what matters stands right of the middle, words fit on the left. */
export function hero(canvas: Canvas): string {
  const { width } = canvas;
  return [
    bakuBay(canvas, night, { shore: 720, front: 900, towersX: 1460, towersScale: 1.5, tv: 1850, seed: 28 }),
    sun(canvas, night, 1080, 170, 34),
    promenade(canvas, night, { y: 904, lamps: [300, 1020, 1900], palms: [120, 1130, 1820], size: 430 }),
    road(canvas, night, { pavement: 902, kerb: 950 }),
    ellipse(
      1440,
      1020,
      560,
      60,
      canvas.radial([
        [0, '#ffb65e', 0.2],
        [1, '#ffb65e', 0],
      ]),
    ),
    person(night, driver, 1822, 946, 1.16),
    parked(canvas, mercedesSClass, '#272b38', night, { x: 1390, y: 1034, scale: 1.46 }),
    rect(
      0,
      0,
      width,
      canvas.height,
      canvas.across(
        [
          [0, '#081127', 0.55],
          [1, '#081127', 0],
        ],
        0,
        width * 0.55,
      ),
    ),
  ].join('');
}
