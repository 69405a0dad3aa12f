import { mix } from '../../drawing/colour.ts';
import { times } from '../../drawing/random.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/shapes.ts';
import { caravanserai, khanPalace, redRoofs } from '../../places/shaki.ts';
import { hill, hills, mountains } from '../../scenery/hills.ts';
import { dawn, day, golden } from '../../scenery/light.ts';
import { person } from '../../scenery/people.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import { cypress, firs, hedge, planeTree } from '../../scenery/trees.ts';
import type { Scenes } from '../scene.ts';
import { visitor } from './visitor.ts';

export const shaki: Scenes = {
  'tour-shaki-1': (canvas) =>
    [
      sky(canvas, day, 800),
      clouds(canvas, day, 23, { from: 50, to: 260, count: 6, opacity: 0.8 }),
      mountains(
        canvas,
        day,
        [
          [260, 240, 480],
          [1340, 210, 520],
          [800, 270, 460],
        ],
        760,
        { rock: mix(day.nearHills, day.farHills, 0.5), snow: 0, seed: 6 },
      ),
      firs(day, {
        from: -20,
        to: 1620,
        count: 60,
        size: 130,
        seed: 8,
        colour: mix(day.foliage, day.haze, 0.22),
        ground: () => 700,
      }),
      khanPalace(canvas, day, 800, 830, 1.06),
      path(
        'M0 826H1600V1000H0Z',
        canvas.linear([
          [0, '#a9b777'],
          [1, '#6f8c55'],
        ]),
      ),
      path(
        'M700 828H900L1120 1000H480Z',
        canvas.linear([
          [0, '#e6d4ae'],
          [1, '#c9b084'],
        ]),
      ),
      hedge(day, -20, 650, 870, 30, 4),
      hedge(day, 960, 1640, 870, 30, 5),
      planeTree(day, 20, 910, 760, 11),
      planeTree(day, 1590, 910, 760, 7),
      person(day, visitor(5), 740, 930, 0.6),
      person(day, visitor(0), 840, 915, 0.56),
    ].join(''),
  'tour-shaki-2': (canvas) =>
    [
      sky(canvas, golden, 500),
      clouds(canvas, golden, 29, { from: 30, to: 160, count: 5, opacity: 0.6 }),
      hills(canvas, golden, 88, 130, 300, 4),
      caravanserai(canvas, golden, { from: 0, to: 1600, y: 820, bay: 200 }),
      rect(
        0,
        816,
        1600,
        184,
        canvas.linear([
          [0, '#d8b37d'],
          [1, '#9d7d57'],
        ]),
      ),
      path('M0 850C400 836 1200 836 1600 850V1000H0Z', '#7f8f52', { opacity: 0.9 }),
      path('M600 822H1000L1180 1000H420Z', '#dfc08c'),
      // The court's fountain.
      ellipse(800, 915, 170, 34, '#b98f60'),
      ellipse(800, 905, 158, 28, '#7fb0bd'),
      rect(790, 840, 20, 66, '#c9a472'),
      ellipse(800, 842, 54, 12, '#c9a472'),
      ellipse(800, 838, 46, 8, '#9cc6cf'),
      ...[-1, 1].map((side) =>
        stroke(`M800 836Q${800 + side * 26} 792 ${800 + side * 62} 890`, '#e4f1f2', 4, { opacity: 0.7 }),
      ),
      ...[150, 330, 1280, 1470].map((x, index) => cypress(canvas, golden, x, 900 + (index % 2) * 22, 250)),
      ...[80, 240, 1180, 1380, 1560].map((x, index) =>
        group(
          times(5).map((bloom) =>
            circle(x + bloom * 24 - 40, 940 + (bloom % 2) * 14, 9, index % 2 === 0 ? '#a8323f' : '#f0d9a2'),
          ),
        ),
      ),
      person(golden, visitor(2), 560, 960, 0.74),
      person(golden, visitor(3), 630, 970, 0.78, true),
    ].join(''),
  'tour-shaki-3': (canvas) =>
    [
      sky(canvas, dawn, 640),
      sun(canvas, dawn, 1180, 300, 46),
      clouds(canvas, dawn, 33, { from: 90, to: 320, count: 6, opacity: 0.6 }),
      mountains(
        canvas,
        dawn,
        [
          [420, 170, 640],
          [1180, 140, 620],
          [1600, 240, 460],
          [0, 250, 440],
        ],
        680,
        { rock: mix('#5d7a78', dawn.haze, 0.3), snow: 0.14, seed: 13 },
      ),
      hill(canvas, dawn, { y: 480, rise: 50, to: 760, seed: 4, colour: '#68877a', stride: 200 }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 120,
        size: 74,
        seed: 14,
        colour: '#55766a',
        ground: (x) => 540 + Math.sin(x / 160) * 26,
      }),
      hill(canvas, dawn, { y: 610, rise: 30, to: 1000, seed: 9, colour: '#5d7a58', stride: 170 }),
      redRoofs(canvas, dawn, { from: -40, to: 1640, top: 670, bottom: 1010, seed: 22 }),
      ...[140, 520, 980, 1400].map((x, index) => cypress(canvas, dawn, x, 800 + (index % 2) * 90, 190)),
    ].join(''),
};
