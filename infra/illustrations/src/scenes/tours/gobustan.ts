import { times } from '../../drawing/random.ts';
import { ellipse, path, rect, stroke } from '../../drawing/shapes.ts';
import { boulder, mudVolcano, petroglyphs } from '../../places/gobustan.ts';
import { hill, hills } from '../../scenery/hills.ts';
import { day, golden } from '../../scenery/light.ts';
import { person } from '../../scenery/people.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import { grass } from '../../scenery/trees.ts';
import { water } from '../../scenery/water.ts';
import { parked } from '../../vehicles/draw-vehicle.ts';
import * as models from '../../vehicles/models.ts';
import type { Scenes } from '../scene.ts';
import { visitor } from './visitor.ts';

export const gobustan: Scenes = {
  'tour-gobustan-1': (canvas) =>
    [
      sky(canvas, golden, 760),
      sun(canvas, golden, 1330, 260, 60),
      clouds(canvas, golden, 59, { from: 80, to: 300, count: 6, opacity: 0.55 }),
      water(canvas, golden, 560, 640, 4),
      hill(canvas, golden, { y: 620, rise: 26, to: 1000, seed: 43, colour: '#c7a571', stride: 240 }),
      boulder(
        canvas,
        golden,
        [
          [1010, 900],
          [1040, 540],
          [1140, 420],
          [1290, 450],
          [1360, 600],
          [1420, 910],
        ],
        '#b98f60',
        5,
      ),
      boulder(
        canvas,
        golden,
        [
          [1300, 930],
          [1360, 690],
          [1470, 600],
          [1640, 640],
          [1660, 960],
        ],
        '#a98155',
        6,
      ),
      boulder(
        canvas,
        golden,
        [
          [-40, 960],
          [-30, 330],
          [60, 210],
          [330, 180],
          [620, 240],
          [850, 220],
          [960, 360],
          [990, 620],
          [960, 960],
        ],
        '#c79a66',
        7,
      ),
      petroglyphs('#7d3d24', 170, 690, 1.66),
      boulder(
        canvas,
        golden,
        [
          [820, 1000],
          [850, 860],
          [960, 800],
          [1090, 850],
          [1130, 1000],
        ],
        '#b18557',
        8,
      ),
      path('M-20 940C300 910 700 970 1000 940C1300 920 1480 950 1620 930V1000H-20Z', '#b5925c'),
      grass(golden, 0, 1600, 985, 48, 8, '#9a8a48'),
      person(golden, visitor(1), 1190, 962, 0.9),
      person(golden, visitor(0), 1262, 968, 0.88, true),
    ].join(''),
  'tour-gobustan-2': (canvas) =>
    [
      sky(canvas, day, 640),
      clouds(canvas, day, 61, { from: 60, to: 380, count: 9, opacity: 0.85 }),
      hills(canvas, { ...day, farHills: '#b9b6a8', nearHills: '#a3987f' }, 45, 500, 690, 3),
      rect(
        0,
        660,
        1600,
        340,
        canvas.linear([
          [0, '#b9ac92'],
          [1, '#857c6d'],
        ]),
      ),
      mudVolcano(canvas, day, 1330, 720, 0.55),
      mudVolcano(canvas, day, 240, 760, 0.8),
      mudVolcano(canvas, day, 820, 900, 1.7),
      ...times(32).map((index) =>
        stroke(
          `M${(index * 257) % 1600} ${900 + ((index * 71) % 96)}l${30 + ((index * 13) % 40)} ${((index * 29) % 22) - 10}l28 14`,
          '#5f584d',
          2.2,
          { opacity: 0.45 },
        ),
      ),
      ellipse(1390, 915, 150, 26, '#6d6a66'),
      ellipse(1386, 911, 132, 19, '#8f8c88'),
      ellipse(1350, 907, 44, 6, '#d9e2e4', { opacity: 0.7 }),
      person(day, visitor(4), 190, 935, 0.72),
      person(day, visitor(5), 260, 942, 0.72),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', day, { x: 1380, y: 790, scale: 0.5 }),
    ].join(''),
};
