import { mix } from '../../drawing/colour.ts';
import { times } from '../../drawing/random.ts';
import { ellipse, path, rect } from '../../drawing/shapes.ts';
import { cobbles, copperJug, copperTray, footbridge, lahijHouse } from '../../places/lahij.ts';
import { cliff } from '../../places/shamakhi.ts';
import { hill, mountains } from '../../scenery/hills.ts';
import { dawn, golden } from '../../scenery/light.ts';
import { person } from '../../scenery/people.ts';
import { clouds, sky } from '../../scenery/sky.ts';
import { fir, firs, planeTree } from '../../scenery/trees.ts';
import type { Scenes } from '../scene.ts';
import { visitor } from './visitor.ts';

export const lahij: Scenes = {
  'tour-lahij-1': (canvas) =>
    [
      sky(canvas, golden, 700),
      clouds(canvas, golden, 67, { from: 30, to: 160, count: 4, opacity: 0.5 }),
      mountains(
        canvas,
        golden,
        [
          [800, 80, 520],
          [480, 170, 420],
          [1150, 150, 420],
        ],
        700,
        { rock: mix('#7d8a6a', golden.haze, 0.3), snow: 0, seed: 46 },
      ),
      hill(canvas, golden, { y: 600, rise: 30, to: 760, seed: 92, colour: '#6f7f55', stride: 120 }),
      lahijHouse(canvas, golden, { x: 690, y: 716, width: 100, height: 120, seed: 13 }),
      lahijHouse(canvas, golden, { x: 800, y: 716, width: 96, height: 104, seed: 14 }),
      planeTree(golden, 680, 722, 130, 4),
      lahijHouse(canvas, golden, { x: 560, y: 720, width: 150, height: 250, seed: 3, balcony: true }),
      lahijHouse(canvas, golden, { x: 890, y: 720, width: 150, height: 230, seed: 4 }),
      lahijHouse(canvas, golden, { x: 320, y: 790, width: 260, height: 400, seed: 5, balcony: true }),
      lahijHouse(canvas, golden, { x: 1010, y: 790, width: 260, height: 380, seed: 6, shop: true }),
      cobbles(canvas, golden, {
        vanishX: 800,
        top: 712,
        bottom: 1000,
        halfTop: 100,
        halfBottom: 900,
        seed: 7,
      }),
      lahijHouse(canvas, golden, {
        x: -70,
        y: 920,
        width: 400,
        height: 640,
        seed: 8,
        shop: true,
        balcony: true,
      }),
      lahijHouse(canvas, golden, {
        x: 1260,
        y: 920,
        width: 420,
        height: 660,
        seed: 9,
        shop: true,
        balcony: true,
      }),
      ...[
        [1300, 560, 44],
        [352, 620, 32],
        [1036, 610, 26],
      ].map(([x = 0, y = 0, r = 0]) => copperTray(canvas, x, y, r)),
      copperJug(canvas, 386, 948, 1.2),
      copperJug(canvas, 450, 936, 0.9),
      copperJug(canvas, 1206, 944, 1.1),
      copperJug(canvas, 1146, 930, 0.8),
      person(golden, visitor(2), 760, 830, 0.62),
      person(golden, visitor(3), 850, 850, 0.68, true),
    ].join(''),
  'tour-lahij-2': (canvas) =>
    [
      sky(canvas, dawn, 640),
      clouds(canvas, dawn, 69, { from: 50, to: 220, count: 5, opacity: 0.6 }),
      mountains(
        canvas,
        dawn,
        [
          [800, 180, 560],
          [420, 260, 420],
          [1220, 240, 460],
        ],
        720,
        { rock: '#8e96a4', snow: 0.16, seed: 47 },
      ),
      hill(canvas, dawn, { y: 600, rise: 40, to: 800, seed: 48, colour: '#7d9188', stride: 200 }),
      firs(dawn, {
        from: 380,
        to: 1220,
        count: 44,
        size: 80,
        seed: 49,
        colour: '#5b776c',
        ground: () => 680,
      }),
      path(
        'M700 690C760 760 640 800 700 860C740 910 560 940 520 1000H1160C1080 930 1000 890 960 840C910 780 900 740 880 690Z',
        canvas.linear([
          [0, '#c6d6d6'],
          [0.5, '#7fa9b3'],
          [1, '#4a7f92'],
        ]),
      ),
      ...times(22).map((index) =>
        rect(640 + ((index * 97) % 300), 720 + ((index * 47) % 270), 50 + ((index * 31) % 70), 3, '#ffffff', {
          opacity: 0.45,
          rx: 1.5,
        }),
      ),
      cliff(canvas, dawn, {
        from: -40,
        to: 760,
        y: 1000,
        tops: [90, 140, 120, 240, 300, 460, 640, 780, 960],
        colour: '#9c8470',
        seed: 50,
      }),
      cliff(canvas, dawn, {
        from: 880,
        to: 1660,
        y: 1000,
        tops: [960, 760, 600, 470, 330, 250, 150, 170, 60],
        colour: '#8f7a6c',
        seed: 51,
      }),
      footbridge(dawn, 412, 1216, 540, 60),
      person(dawn, visitor(1), 760, 600, 0.42),
      person(dawn, visitor(4), 840, 602, 0.42),
      ...[
        [90, 146],
        [200, 150],
        [1500, 176],
        [1400, 180],
        [300, 292],
        [1300, 290],
      ].map(([x = 0, y = 0]) => fir(dawn, x, y, 110, '#49655a')),
      ...[
        [600, 960, 70],
        [980, 970, 90],
        [720, 985, 60],
      ].map(([x = 0, y = 0, r = 0]) =>
        ellipse(
          x,
          y,
          r,
          r * 0.42,
          canvas.linear([
            [0, '#b5aba0'],
            [1, '#675f60'],
          ]),
        ),
      ),
    ].join(''),
};
