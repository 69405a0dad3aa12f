import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** A gondola hanging from (x, y), 150 px high at scale 1. */
export function gondola(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string {
  const shell = mix(colour, light.shade, 0.08 + light.lamps * 0.25);
  const cabin =
    'M-46 52C-48 42 -38 38 -28 38H28C38 38 48 42 46 52L42 122C40 134 30 140 18 140H-18C-30 140 -40 134 -42 122Z';
  return placed(
    [
      rect(-22, -7, 44, 12, '#2c3240', { rx: 4 }),
      stroke('M0 2V22M0 22L-22 38M0 22L22 38', '#2c3240', 5),
      path(
        cabin,
        canvas.linear(
          [
            [0, lighter(shell, 0.28)],
            [0.6, shell],
            [1, darker(shell, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      path(
        'M-37 60H-3V102H-35Z',
        canvas.linear([
          [0, mix('#1b2a45', light.haze, 0.5)],
          [1, mix('#1b2a45', light.haze, 0.15)],
        ]),
      ),
      path(
        'M3 60H37L35 102H3Z',
        canvas.linear([
          [0, mix('#1b2a45', light.haze, 0.5)],
          [1, mix('#1b2a45', light.haze, 0.15)],
        ]),
      ),
      path('M-30 102L-14 60H-4L-20 102Z', '#ffffff', { opacity: 0.25 }),
      stroke('M0 44V138', darker(shell, 0.5), 2.2),
      rect(-44, 110, 88, 5, '#f3ead8', { opacity: 0.85 }),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A cable car's pylon, its head at (x, y) and its foot `height` px below. */
export function pylon(light: Light, x: number, y: number, height: number): string {
  const steel = mix('#8f97a3', light.shade, 0.25 + light.lamps * 0.3);
  const width = height * 0.07;
  return [
    path(
      polygon([
        [x - width * 0.4, y],
        [x + width * 0.4, y],
        [x + width, y + height],
        [x - width, y + height],
      ]),
      steel,
    ),
    path(
      polygon([
        [x, y],
        [x + width * 0.4, y],
        [x + width, y + height],
        [x, y + height],
      ]),
      darker(steel, 0.3),
    ),
    rect(x - height * 0.2, y - 8, height * 0.4, 12, darker(steel, 0.35), { rx: 4 }),
    ...[-1, 1].map((side) => rect(x + side * height * 0.18 - 16, y - 18, 32, 10, '#2c3240', { rx: 5 })),
  ].join('');
}

/** A mountain stream falling in two leaps over mossy rock. */
export function waterfall(
  canvas: Canvas,
  light: Light,
  x: number,
  top: number,
  foot: number,
  width: number,
): string {
  const random = seeded(Math.round(x + foot));
  const white = mix('#f4fafb', light.haze, 0.2);
  const strand = (from: number, to: number, left: number, breadth: number) => {
    const d = `M${left} ${from}C${left - 4} ${from + 30} ${left - breadth * 0.1} ${to - 60} ${left - breadth * 0.22} ${to}H${left + breadth * 1.22}C${left + breadth * 1.1} ${to - 60} ${left + breadth + 4} ${from + 30} ${left + breadth} ${from}Z`;
    const lines = times(26).map(() => {
      const lx = left - breadth * 0.15 + random() * breadth * 1.3;
      const start = from + random() * (to - from) * 0.5;
      return stroke(
        `M${lx} ${start}v${40 + random() * (to - from) * 0.45}`,
        random() > 0.45 ? '#ffffff' : '#8db4c4',
        1.6 + random() * 3.4,
        { opacity: 0.55, 'stroke-linecap': 'round' },
      );
    });
    return (
      path(
        d,
        canvas.linear([
          [0, mix(white, '#9cc0cd', 0.35)],
          [0.3, white],
          [1, mix(white, '#a9cbd6', 0.3)],
        ]),
      ) + canvas.clipped(d, lines.join(''))
    );
  };
  const ledge = top + (foot - top) * 0.46;
  const mist = times(9).map((index) =>
    ellipse(
      x - width * 0.5 + index * width * 0.25,
      foot - 4 + random() * 12,
      60 + random() * 40,
      22 + random() * 16,
      '#f4fafb',
      { opacity: 0.3 },
    ),
  );
  return [
    strand(top, ledge + 12, x, width * 0.6),
    strand(ledge, foot, x - width * 0.16, width),
    ...times(7).map((index) =>
      ellipse(x - width * 0.14 + index * width * 0.16, ledge + 6, 26, 8, '#ffffff', { opacity: 0.55 }),
    ),
    ...mist,
  ].join('');
}

/** A rowing boat on a lake. */
export function rowingBoat(light: Light, x: number, y: number, scale: number): string {
  const wood = mix('#9a5a34', light.shade, 0.12 + light.lamps * 0.2);
  return placed(
    [
      ellipse(0, 12, 96, 8, light.shade, { opacity: 0.3 }),
      path('M-92 -20C-60 -10 60 -10 96 -24C84 4 56 14 0 14C-50 14 -80 4 -92 -20Z', wood),
      path('M-92 -20C-60 -10 60 -10 96 -24C66 -4 -60 -4 -92 -20Z', darker(wood, 0.45)),
      stroke('M-84 -6C-50 4 50 4 84 -8', lighter(wood, 0.3), 3),
      stroke('M-20 -14L-74 26M20 -14L76 24', mix('#e6d3ac', light.shade, 0.15), 4, {
        'stroke-linecap': 'round',
      }),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A wooden pier with a small pavilion. */
export function pier(light: Light, x: number, y: number, scale: number): string {
  const wood = mix('#8a5c3c', light.shade, 0.15 + light.lamps * 0.2);
  const roof = mix('#a6512f', light.shade, 0.12);
  return placed(
    [
      ...times(9).map((index) => rect(-170 + index * 44, 0, 9, 40, darker(wood, 0.4))),
      rect(-190, -9, 390, 12, wood),
      rect(-190, -9, 390, 4, lighter(wood, 0.3)),
      ...[60, 104, 148, 188].map((post) => rect(post, -92, 7, 84, darker(wood, 0.1))),
      rect(56, -40, 142, 5, wood),
      path('M34 -90L128 -142L222 -90Z', roof),
      path('M128 -142L222 -90H128Z', darker(roof, 0.25)),
      circle(128, -146, 5, '#d9a94e'),
    ].join(''),
    x,
    y,
    scale,
  );
}
