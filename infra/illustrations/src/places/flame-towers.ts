import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** One flame: its middle, foot width, height, and where its tip lies off the middle. */
type Flame = readonly [x: number, width: number, height: number, tip: number];

const flames: readonly Flame[] = [
  [-100, 100, 300, -16],
  [106, 96, 268, 20],
  [4, 106, 350, 14],
];

/** The three Flame Towers above the city, foot at (x, y); at scale 1 they are 350 px high. */
export function flameTowers(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  return placed(flames.map((flame) => tower(canvas, light, flame)).join(''), x, y, scale);
}

function tower(canvas: Canvas, light: Light, [x, width, height, tip]: Flame): string {
  const side = tip < 0 ? -1 : 1;
  const half = width / 2;
  const at = (share: number, up: number) => `${x + side * half * share} ${-height * up}`;
  // The outer flank swells and runs up to the tip; the inner one bends back under it like a licked flame.
  const d = `M${at(-0.82, 0)}C${at(-1.2, 0.26)} ${at(-1.02, 0.5)} ${at(-0.5, 0.72)}C${at(-0.22, 0.84)} ${at(0.2, 0.9)} ${at(0.42, 1)}C${at(0.62, 0.88)} ${at(0.98, 0.66)} ${at(1.04, 0.42)}C${at(1.08, 0.25)} ${at(0.98, 0.1)} ${at(0.84, 0)}Z`;
  const fold = `M${at(0.42, 1)}C${at(0.3, 0.8)} ${at(0.1, 0.5)} ${at(0.22, 0)}L${at(0.84, 0)}C${at(0.98, 0.1)} ${at(1.08, 0.25)} ${at(1.04, 0.42)}C${at(0.98, 0.66)} ${at(0.62, 0.88)} ${at(0.42, 1)}Z`;
  const lit = light.lamps > 0.5;
  const glass = lit
    ? canvas.between(
        [
          [0, mix('#ffcf7d', light.glass, 0.3)],
          [0.3, '#f2a03d'],
          [0.62, '#c8632c'],
          [1, mix('#5d2f45', light.glass, 0.4)],
        ],
        -height,
        0,
      )
    : canvas.across(
        [
          [0, lighter(light.glass, 0.36)],
          [0.5, light.glass],
          [1, darker(light.glass, 0.18)],
        ],
        x - half,
        x + half,
      );
  const floors = times(height / 9).map((index) =>
    stroke(
      `M${x - half * 1.3} ${-index * 9}q${half * 1.3} ${-5} ${half * 2.6} 0`,
      lit ? '#2a1a33' : '#ffffff',
      lit ? 2.2 : 1.2,
      { opacity: lit ? 0.42 : 0.34 },
    ),
  );
  return [
    lit
      ? ellipse(
          x,
          -height * 0.5,
          width * 1.15,
          height * 0.68,
          canvas.radial([
            [0, '#ffb45e', 0.34],
            [1, '#ffb45e', 0],
          ]),
        )
      : '',
    path(d, glass),
    canvas.clipped(
      d,
      [
        path(fold, lit ? '#3a1c3a' : light.shade, { opacity: lit ? 0.3 : 0.26 }),
        ...floors,
        rect(x - half * 1.3, -26, half * 2.6, 26, darker(light.glass, 0.4), { opacity: 0.45 }),
      ].join(''),
    ),
    stroke(d, lit ? '#ffe0a6' : '#ffffff', 1.6, { opacity: lit ? 0.55 : 0.5 }),
  ].join('');
}
