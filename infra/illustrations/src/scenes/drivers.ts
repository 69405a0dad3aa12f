import type { Canvas } from '../drawing/canvas.ts';
import { darker } from '../drawing/colour.ts';
import { rect } from '../drawing/shapes.ts';
import { bakuBay, promenade } from '../places/boulevard.ts';
import { dawn } from '../scenery/light.ts';
import { driver, type Person, person } from '../scenery/people.ts';
import { road } from '../scenery/road.ts';
import { sun } from '../scenery/sky.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import { kiaCarnival, mercedesEClass, toyotaLandCruiser } from '../vehicles/models.ts';

const team: readonly { look: Person; x: number; mirrored?: boolean }[] = [
  { look: { ...driver, hair: '#6b625c', does: 'stands' }, x: 520 },
  {
    look: { ...driver, hair: '#221a18', longHair: true, cap: false, does: 'stands' },
    x: 690,
    mirrored: true,
  },
  { look: { ...driver, hair: '#2b211d', does: 'waves' }, x: 860 },
  { look: { ...driver, hair: '#1d1716', does: 'carries-bag' }, x: 1030, mirrored: true },
];

/** First light on the boulevard: drivers before their cars, the day's rides still ahead. */
export function drivers(canvas: Canvas): string {
  return [
    bakuBay(canvas, dawn, { shore: 560, front: 716, towersX: 1240, towersScale: 1.02, tv: 300, seed: 12 }),
    sun(canvas, dawn, 470, 300, 58),
    promenade(canvas, dawn, { y: 720, lamps: [90, 1520], palms: [250, 1400], size: 390 }),
    road(canvas, dawn, { pavement: 718, kerb: 772 }),
    parked(canvas, toyotaLandCruiser, '#f4f2ec', dawn, { x: 250, y: 838, scale: 1.02 }),
    parked(canvas, mercedesEClass, '#1f222b', dawn, { x: 790, y: 842, scale: 1.06 }),
    parked(canvas, kiaCarnival, '#8f98a3', dawn, { x: 1340, y: 838, scale: 1.04 }),
    // The near pavement, on which they stand.
    rect(0, 874, canvas.width, 10, darker(dawn.pavement, 0.32)),
    rect(0, 884, canvas.width, canvas.height - 884, dawn.pavement),
    ...team.map(({ look, x, mirrored }) => person(dawn, look, x, 948, 1.44, mirrored)),
  ].join('');
}
