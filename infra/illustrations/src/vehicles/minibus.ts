import type { Anchor } from '../drawing/curve.ts';
import { times } from '../drawing/random.ts';
import { twoBox } from './two-box.ts';
import type { VehicleShape } from './vehicle-shape.ts';

const base = twoBox({
  length: 697,
  height: 274,
  wheelbase: 432,
  frontOverhang: 101,
  wheelRadius: 36,
  rim: 'steel',
  sill: 30,
  nose: 116,
  bonnetRise: 24,
  dash: -8,
  rake: 74,
  tailRake: 14,
  belt: 138,
  pillars: [214, 370],
  slidingDoor: true,
});

const paneTop = 216;
const paneFoot = 138;
const edges = [226, 366, 488, 590, 672];

const panes = times(4).map((index): Anchor[] => {
  const left = (edges[index] ?? 0) + 4;
  const right = (edges[index + 1] ?? 0) - 4;
  return [
    [left, paneFoot + 6, undefined, 90],
    [left, paneTop - 6, 90, 60],
    [left + 6, paneTop, 30, 0],
    [right - 6, paneTop, 0, -30],
    [right, paneTop - 6, -60, 270],
    [right, paneFoot + 6, 270, 240],
    [right - 6, paneFoot, 210, 180],
    [left + 6, paneFoot, 180, 150],
  ];
});

/** A high-roofed minibus for up to nineteen passengers. */
export const mercedesSprinter: VehicleShape = {
  ...base,
  glass: [
    [
      [115, 146, undefined, 56],
      [152, 203, 55],
      [168, 214, 12, 0],
      [206, 214, 0, 270],
      [206, 140, 270, 180],
      [140, 137, 178],
      [118, 141, 160],
    ],
    ...panes,
  ],
  ends: base.ends.slice(0, 1),
  pillars: [
    [
      [146, 132],
      [146, 222],
      [150, 222],
      [150, 132],
    ],
  ],
  seams: [
    ...base.seams.slice(3),
    [
      [124, 50, undefined, 92],
      [120, 128, 92],
      [112, 142, 80],
    ],
    [
      [214, 30, undefined, 90],
      [214, 222, 90],
    ],
    [
      [372, 30, undefined, 90],
      [372, 222, 90],
    ],
    [
      [196, 232, undefined, 3],
      [300, 236, 0],
      [680, 236, 0],
    ],
  ],
  handles: [
    [190, 120],
    [350, 120],
  ],
  seats: times(7).map((index) => [150 + index * 74, 142] as const),
  mirror: [122, 146],
  headlamp: [
    [6, 92, undefined, 84],
    [12, 122, 70, 20],
    [44, 128, 10, 230],
    [34, 96, 215],
  ],
  tailLamp: [
    [694, 150, undefined, 180],
    [681, 150, 180, 270],
    [682, 96, 270, 0],
    [696, 96, 0],
  ],
  shoulder: [
    [30, 104, undefined, 8],
    [180, 124, 0],
    [680, 124, 0],
  ],
};
