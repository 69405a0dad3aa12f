import { darker } from '../../drawing/colour.ts';
import { times } from '../../drawing/random.ts';
import { ellipse, group, rect, stroke } from '../../drawing/shapes.ts';
import { gondola, pier, pylon, rowingBoat, waterfall } from '../../places/gabala.ts';
import { cliff } from '../../places/shamakhi.ts';
import { hill, mountains } from '../../scenery/hills.ts';
import { dawn, day } from '../../scenery/light.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import { fir, firs, grass, planeTree } from '../../scenery/trees.ts';
import { water } from '../../scenery/water.ts';
import type { Scenes } from '../scene.ts';

export const gabala: Scenes = {
  'tour-gabala-1': (canvas) =>
    [
      sky(canvas, day, 760),
      clouds(canvas, day, 39, { from: 60, to: 330, count: 7, opacity: 0.85 }),
      mountains(
        canvas,
        day,
        [
          [200, 250, 480],
          [1500, 190, 520],
          [620, 180, 560],
        ],
        800,
        { rock: '#8296a5', snow: 0.3, seed: 15 },
      ),
      mountains(canvas, day, [[1080, 300, 620]], 860, { rock: '#5f8468', snow: 0, seed: 16 }),
      hill(canvas, day, { y: 690, rise: 60, to: 1000, seed: 17, colour: '#4c7a5c', stride: 230 }),
      firs(day, {
        from: -20,
        to: 1620,
        count: 110,
        size: 120,
        seed: 18,
        ground: (x) => 800 + Math.sin(x / 210) * 40,
      }),
      pylon(day, 1010, 330, 360),
      pylon(day, 330, 610, 330),
      stroke('M-40 745L330 594L1010 314L1640 90', '#2c3240', 3.4, { 'stroke-linejoin': 'round' }),
      stroke('M-40 790L330 606L1010 326L1640 130', '#2c3240', 3.4, { 'stroke-linejoin': 'round' }),
      gondola(canvas, day, 1360, 205, 0.82, '#c9862f'),
      gondola(canvas, day, 690, 460, 1.2, '#a8323f'),
      gondola(canvas, day, 120, 684, 1.62, '#27508c'),
      firs(day, {
        from: -20,
        to: 1620,
        count: 46,
        size: 190,
        seed: 19,
        colour: darker(day.foliage, 0.2),
        ground: () => 960,
      }),
    ].join(''),
  'tour-gabala-2': (canvas) => {
    const shores = [
      mountains(
        canvas,
        dawn,
        [
          [420, 170, 560],
          [1120, 210, 540],
          [1560, 250, 420],
          [0, 260, 420],
        ],
        560,
        { rock: '#7f8ea2', snow: 0.32, seed: 23 },
      ),
      hill(canvas, dawn, { y: 430, rise: 46, to: 560, seed: 24, colour: '#6b8a80', stride: 230 }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 110,
        size: 62,
        seed: 25,
        colour: '#4e7064',
        ground: (x) => 530 + Math.sin(x / 140) * 10,
      }),
    ].join('');
    return [
      sky(canvas, dawn, 560),
      sun(canvas, dawn, 760, 290, 44),
      clouds(canvas, dawn, 41, { from: 60, to: 240, count: 6, opacity: 0.65 }),
      shores,
      water(canvas, dawn, 548, 1000, 8),
      canvas.clipped(
        'M0 548H1600V1000H0Z',
        group(shores, { transform: 'translate(0 1108) scale(1 -1)', opacity: 0.42 }),
      ),
      ...times(34).map((index) =>
        rect(
          ((index * 397) % 1600) - 60,
          570 + ((index * 131) % 400),
          90 + ((index * 53) % 160),
          2.4,
          '#fdf1dc',
          { opacity: 0.3, rx: 1 },
        ),
      ),
      pier(dawn, 1330, 760, 1.5),
      rowingBoat(dawn, 560, 790, 1.3),
      grass(dawn, -10, 420, 1000, 120, 6, '#4b6b52'),
      grass(dawn, 1250, 1620, 1004, 110, 7, '#4b6b52'),
    ].join('');
  },
  'tour-gabala-3': (canvas) =>
    [
      sky(canvas, day, 620),
      hill(canvas, day, { y: 250, rise: 70, to: 700, seed: 26, colour: '#86a88f', stride: 260 }),
      firs(day, {
        from: -20,
        to: 1620,
        count: 90,
        size: 150,
        seed: 27,
        colour: '#6f9880',
        ground: (x) => 380 + Math.sin(x / 120) * 40,
      }),
      cliff(canvas, day, {
        from: -60,
        to: 1660,
        y: 900,
        tops: [260, 330, 290, 380, 330, 250, 262, 262, 300, 270, 350, 300, 240],
        colour: '#6d7a70',
        seed: 28,
      }),
      ...times(26).map((index) =>
        ellipse(
          (index * 311) % 1600,
          330 + ((index * 173) % 420),
          60 + ((index * 31) % 60),
          12,
          index % 2 === 0 ? '#5d8a58' : '#7aa062',
          { opacity: 0.5 },
        ),
      ),
      waterfall(canvas, day, 760, 262, 830, 190),
      water(canvas, { ...day, farWater: '#bcd9dc', nearWater: '#4a8b93' }, 826, 1000, 12),
      firs(day, {
        from: -40,
        to: 520,
        count: 16,
        size: 330,
        seed: 29,
        colour: '#33614a',
        ground: (x) => 860 + x * 0.06,
      }),
      firs(day, {
        from: 1120,
        to: 1640,
        count: 16,
        size: 330,
        seed: 30,
        colour: '#33614a',
        ground: (x) => 940 - (x - 1120) * 0.1,
      }),
      ...[
        [520, 880, 90],
        [650, 930, 70],
        [1050, 890, 100],
        [1180, 950, 80],
        [420, 960, 110],
      ].map(([x = 0, y = 0, r = 0]) =>
        ellipse(
          x,
          y,
          r,
          r * 0.42,
          canvas.linear([
            [0, '#a3ada3'],
            [1, '#4f5c5a'],
          ]),
        ),
      ),
      planeTree(day, 60, 1010, 620, 21),
      fir(day, 1550, 1010, 520, '#2c5643'),
    ].join(''),
};
