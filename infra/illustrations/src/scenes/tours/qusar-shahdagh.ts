import { ellipse } from '../../drawing/shapes.ts';
import { chairlift, mountainHotel, skier, slope } from '../../places/shahdagh.ts';
import { mountains } from '../../scenery/hills.ts';
import { dawn, day, dusk } from '../../scenery/light.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import { firs } from '../../scenery/trees.ts';
import { parked } from '../../vehicles/draw-vehicle.ts';
import * as models from '../../vehicles/models.ts';
import type { Scenes } from '../scene.ts';

export const qusarShahdagh: Scenes = {
  'tour-qusar-shahdagh-1': (canvas) =>
    [
      sky(canvas, day, 760),
      clouds(canvas, day, 43, { from: 80, to: 280, count: 6, opacity: 0.85 }),
      mountains(
        canvas,
        day,
        [
          [240, 250, 520],
          [1250, 150, 620],
          [760, 220, 520],
        ],
        760,
        { rock: '#7f93a8', snow: 0.5, seed: 31 },
      ),
      slope(canvas, day, {
        d: 'M-20 1000V720C260 640 620 660 920 560C1180 480 1420 470 1620 430V1000Z',
        top: 430,
        bottom: 1000,
        tracks: [
          'M1500 470C1300 560 1120 560 940 680C800 780 560 800 360 1000',
          'M1560 470C1400 600 1180 640 1040 740C900 840 760 880 700 1000',
          'M1240 500C1100 600 860 640 620 760C440 850 240 860 60 960',
        ],
      }),
      firs(day, {
        from: -20,
        to: 420,
        count: 18,
        size: 130,
        seed: 32,
        ground: (x) => 730 - x * 0.06,
      }),
      firs(day, {
        from: 1180,
        to: 1620,
        count: 12,
        size: 110,
        seed: 33,
        ground: (x) => 560 - (x - 1180) * 0.12,
      }),
      chairlift(day, { x1: 60, y1: 560, x2: 1320, y2: 300, pylons: [0.12, 0.45, 0.75], chairs: 6 }),
      skier(day, 760, 850, 1.25, '#c9862f'),
      skier(day, 1130, 690, 0.8, '#27508c'),
      skier(day, 420, 920, 1.4, '#8d3140'),
    ].join(''),
  'tour-qusar-shahdagh-2': (canvas) =>
    [
      sky(canvas, dawn, 900),
      sun(canvas, dawn, 300, 230, 50),
      clouds(canvas, dawn, 47, { from: 180, to: 420, count: 7, opacity: 0.55 }),
      mountains(
        canvas,
        dawn,
        [
          [180, 420, 460],
          [1480, 380, 520],
        ],
        900,
        { rock: '#9aa3bb', snow: 0.5, seed: 34 },
      ),
      mountains(canvas, dawn, [[880, 110, 860]], 900, { rock: '#7d89a6', snow: 0.52, seed: 36 }),
      mountains(
        canvas,
        dawn,
        [
          [420, 470, 460],
          [1320, 490, 460],
        ],
        920,
        { rock: '#66748f', snow: 0.3, seed: 37 },
      ),
      slope(canvas, dawn, {
        d: 'M-20 1000V860C300 780 560 840 820 820C1100 800 1320 850 1620 790V1000Z',
        top: 780,
        bottom: 1000,
        tracks: [],
      }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 44,
        size: 120,
        seed: 38,
        colour: '#4c6474',
        ground: (x) => 860 + Math.sin(x / 240) * 18,
      }),
      firs(dawn, {
        from: -20,
        to: 560,
        count: 10,
        size: 230,
        seed: 39,
        colour: '#344d60',
        ground: () => 985,
      }),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', dawn, { x: 1060, y: 956, scale: 0.86 }),
    ].join(''),
  'tour-qusar-shahdagh-3': (canvas) =>
    [
      sky(canvas, dusk, 820),
      clouds(canvas, dusk, 53, { from: 100, to: 340, count: 6, opacity: 0.5 }),
      mountains(
        canvas,
        dusk,
        [
          [320, 270, 560],
          [1180, 200, 640],
          [1600, 330, 420],
        ],
        820,
        { rock: '#5b5f8a', snow: 0.46, seed: 40 },
      ),
      firs(dusk, {
        from: -20,
        to: 1620,
        count: 70,
        size: 120,
        seed: 41,
        colour: '#2b3a58',
        ground: (x) => 740 + Math.sin(x / 200) * 16,
      }),
      slope(canvas, dusk, {
        d: 'M-20 1000V780C300 740 700 770 900 760C1200 744 1400 770 1620 750V1000Z',
        top: 740,
        bottom: 1000,
        tracks: ['M300 1000C500 900 900 880 1300 800', 'M360 1000C560 910 940 894 1330 812'],
      }),
      mountainHotel(canvas, dusk, 1230, 800, 0.9, 5),
      mountainHotel(canvas, dusk, 520, 850, 1.3, 2),
      ellipse(
        520,
        872,
        460,
        34,
        canvas.radial([
          [0, '#ffc878', 0.45],
          [1, '#ffc878', 0],
        ]),
      ),
      firs(dusk, {
        from: 860,
        to: 1620,
        count: 9,
        size: 210,
        seed: 42,
        colour: '#1f2d48',
        ground: () => 930,
      }),
      parked(canvas, models.mercedesVClass, '#1d2029', dusk, { x: 900, y: 950, scale: 0.74 }),
    ].join(''),
};
