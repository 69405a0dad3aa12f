import { times } from '../../drawing/random.ts';
import { ellipse, group, path, rect, stroke } from '../../drawing/shapes.ts';
import { ateshgah, burningHillside } from '../../places/absheron.ts';
import { cliff } from '../../places/shamakhi.ts';
import { hill, hills } from '../../scenery/hills.ts';
import { dusk, night } from '../../scenery/light.ts';
import { person } from '../../scenery/people.ts';
import { clouds, sky, sun } from '../../scenery/sky.ts';
import type { Scenes } from '../scene.ts';
import { visitor } from './visitor.ts';

export const absheron: Scenes = {
  'tour-absheron-1': (canvas) =>
    [
      sky(canvas, dusk, 760),
      clouds(canvas, dusk, 73, { from: 80, to: 330, count: 7, opacity: 0.5 }),
      hills(canvas, dusk, 55, 600, 760, 2),
      rect(
        0,
        740,
        1600,
        260,
        canvas.linear([
          [0, '#7d6470'],
          [1, '#3c3550'],
        ]),
      ),
      ateshgah(canvas, dusk, 800, 790, 1.42),
      rect(
        0,
        870,
        1600,
        130,
        canvas.linear([
          [0, '#6a5564'],
          [1, '#2f2b47'],
        ]),
      ),
      ...times(15).map((index) =>
        stroke(`M${800 + (index - 7) * 110} 872L${800 + (index - 7) * 230} 1000`, '#2c2740', 2.4, {
          opacity: 0.5,
        }),
      ),
      ...[900, 945].map((y) => stroke(`M0 ${y}H1600`, '#2c2740', 2.4, { opacity: 0.45 })),
      ellipse(
        800,
        890,
        620,
        60,
        canvas.radial([
          [0, '#ffb45e', 0.5],
          [1, '#ffb45e', 0],
        ]),
      ),
      person(dusk, visitor(3), 330, 950, 0.9),
      person(dusk, visitor(2), 410, 958, 0.88),
      person(dusk, visitor(4), 1260, 955, 0.9, true),
    ].join(''),
  'tour-absheron-2': (canvas) =>
    [
      sky(canvas, night, 620),
      sun(canvas, night, 300, 160, 34),
      hill(canvas, night, { y: 470, rise: 40, to: 1000, seed: 56, colour: '#22365f', stride: 260 }),
      path(
        'M-20 1000V560C240 470 520 420 840 440C1140 460 1380 520 1620 500V1000Z',
        canvas.linear([
          [0, '#33304f'],
          [0.5, '#54352f'],
          [1, '#2a2034'],
        ]),
      ),
      cliff(
        canvas,
        { ...night, glow: '#f0944a' },
        {
          from: 200,
          to: 1420,
          y: 800,
          tops: [790, 690, 640, 600, 620, 590, 610, 640, 660, 720, 790],
          colour: '#6d4030',
          seed: 57,
        },
      ),
      burningHillside(canvas, { from: 260, to: 1360, y: 800, seed: 58, height: 170 }),
      path(
        'M-20 840C400 810 1100 812 1620 846V1000H-20Z',
        canvas.linear([
          [0, '#5b3a33'],
          [1, '#1c1830'],
        ]),
      ),
      ellipse(
        800,
        850,
        760,
        60,
        canvas.radial([
          [0, '#ffa048', 0.5],
          [1, '#ffa048', 0],
        ]),
      ),
      group(
        [0, 3, 1, 5].map((index, place) =>
          person(
            { ...night, shade: '#120f1e' },
            visitor(index),
            330 + place * 62,
            950,
            0.86,
            place % 2 === 1,
          ),
        ),
      ),
    ].join(''),
};
