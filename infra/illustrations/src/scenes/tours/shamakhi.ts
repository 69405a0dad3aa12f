import { times } from '../../drawing/random.ts';
import { ellipse, path, polygon, rect, stroke } from '../../drawing/shapes.ts';
import { vineyard } from '../../places/mountain-roads.ts';
import { cliff, diriBaba, jumaMosque } from '../../places/shamakhi.ts';
import { hills } from '../../scenery/hills.ts';
import { dawn, golden } from '../../scenery/light.ts';
import { person } from '../../scenery/people.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import { cypress, grass, planeTree } from '../../scenery/trees.ts';
import { parked } from '../../vehicles/draw-vehicle.ts';
import * as models from '../../vehicles/models.ts';
import type { Scenes } from '../scene.ts';
import { visitor } from './visitor.ts';

export const shamakhi: Scenes = {
  'tour-shamakhi-1': (canvas) =>
    [
      sky(canvas, golden, 800),
      sun(canvas, golden, 1290, 220, 54),
      clouds(canvas, golden, 3, { from: 80, to: 330, count: 7, opacity: 0.6 }),
      hills(canvas, golden, 51, 560, 820, 3),
      cliff(canvas, golden, {
        from: -60,
        to: 1080,
        y: 860,
        tops: [300, 210, 250, 150, 190, 120, 210, 260, 420, 610, 850],
        colour: '#b3926a',
        seed: 4,
      }),
      diriBaba(canvas, golden, 560, 830, 1.42),
      path(
        'M0 826C300 800 620 842 960 828C1240 816 1440 834 1600 822V1000H0Z',
        canvas.linear([
          [0, '#c9a870'],
          [1, '#8b7a4c'],
        ]),
      ),
      path('M620 830C700 880 880 900 1010 1000H640C620 930 560 880 520 832Z', '#dcc08e'),
      cypress(canvas, golden, 1130, 860, 300),
      cypress(canvas, golden, 1210, 880, 240),
      planeTree(golden, 1440, 900, 330, 5),
      person(golden, visitor(0), 930, 925, 0.62, true),
      person(golden, visitor(3), 985, 930, 0.64),
      grass(golden, 0, 1600, 990, 40, 3, '#8b8a45'),
    ].join(''),
  'tour-shamakhi-2': (canvas) =>
    [
      sky(canvas, golden, 600),
      sun(canvas, golden, 430, 330, 60),
      clouds(canvas, golden, 9, { from: 70, to: 330, count: 8, opacity: 0.65 }),
      hills(canvas, golden, 71, 400, 600, 5),
      vineyard(canvas, golden, 560, 1000, 760),
      rect(
        1080,
        462,
        260,
        112,
        canvas.linear([
          [0, '#f0dcb4'],
          [1, '#c9a878'],
        ]),
      ),
      path(
        polygon([
          [1060, 464],
          [1110, 404],
          [1310, 404],
          [1360, 464],
        ]),
        '#b0603f',
      ),
      ...times(5).map((index) => rect(1100 + index * 48, 492, 20, 34, '#5a3b2a')),
      rect(1190, 380, 70, 60, '#e6d0a4'),
      path(
        polygon([
          [1182, 382],
          [1225, 346],
          [1268, 382],
        ]),
        '#a5573a',
      ),
      ...[1030, 1384, 1420, 1452].map((x, index) => cypress(canvas, golden, x, 586, 190 - index * 16)),
      path(
        'M-20 556C400 548 1100 552 1620 546V574C1100 580 400 578 -20 588Z',
        canvas.linear([
          [0, '#d9bd8c'],
          [1, '#b39263'],
        ]),
      ),
      parked(canvas, models.kiaSorento, '#565b64', golden, { x: 300, y: 576, scale: 0.5, facingRight: true }),
    ].join(''),
  'tour-shamakhi-3': (canvas) =>
    [
      sky(canvas, dawn, 820),
      clouds(canvas, dawn, 19, { from: 60, to: 330, count: 8, opacity: 0.6 }),
      hills(canvas, dawn, 91, 590, 800, 3),
      jumaMosque(canvas, dawn, 800, 820, 1.3),
      rect(
        0,
        812,
        1600,
        188,
        canvas.linear([
          [0, '#d9c39c'],
          [1, '#a08a70'],
        ]),
      ),
      ...times(15).map((index) =>
        stroke(`M${800 + (index - 7) * 60} 816L${800 + (index - 7) * 260} 1000`, '#8d775c', 2, {
          opacity: 0.35,
        }),
      ),
      ...[836, 870, 925].map((y) => stroke(`M0 ${y}H1600`, '#8d775c', 2, { opacity: 0.3 })),
      rect(640, 858, 320, 16, '#e9d8b4', { rx: 6 }),
      rect(652, 872, 296, 26, '#bfa57c'),
      ellipse(800, 860, 142, 9, '#6d9aa8'),
      ...[90, 210, 1390, 1510].map((x, index) => cypress(canvas, dawn, x, 850, 330 - (index % 2) * 60)),
      person(dawn, visitor(2), 480, 905, 0.62),
      person(dawn, visitor(1), 534, 912, 0.66, true),
      person(dawn, visitor(4), 1110, 900, 0.6),
    ].join(''),
};
