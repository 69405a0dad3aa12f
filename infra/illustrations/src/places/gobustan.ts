import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, group, path, placed, polygon, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** The rock drawings of Gobustan, cut in `colour`: dancers, a bull, a deer, a boat under the sun. */
export function petroglyphs(colour: string, x: number, y: number, scale: number): string {
  const dancer = (left: number) =>
    [
      circle(left, -74, 7, colour),
      path(
        `M${left - 6} -66L${left + 7} -66L${left + 10} -40L${left + 4} -34L${left + 9} -2H${left + 2}L${left} -28L${left - 5} -2H${left - 12}L${left - 5} -34L${left - 9} -42Z`,
        colour,
      ),
      stroke(
        `M${left - 6} -62L${left - 20} -50L${left - 28} -58M${left + 6} -62L${left + 20} -52L${left + 28} -58`,
        colour,
        4.4,
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ),
    ].join('');
  const bull = path(
    'M0 -34C14 -44 44 -40 62 -44C74 -48 84 -44 90 -38L106 -32L102 -24L90 -22C88 -12 84 -10 80 -8L82 16H75L70 -6H32L26 16H19L18 -8C8 -12 0 -20 0 -34Z',
    colour,
  );
  const horns = stroke(
    'M92 -40C96 -56 108 -60 116 -56M96 -38C104 -50 114 -50 120 -46M0 -32C-8 -24 -8 -10 -6 0',
    colour,
    4,
    { 'stroke-linecap': 'round' },
  );
  const deer = [
    path(
      'M0 -30C16 -38 36 -34 50 -38L62 -60L72 -62L80 -54L70 -50L62 -26C58 -14 54 -12 52 -10L56 20H50L44 -8H18L10 20H4L8 -10C2 -14 -2 -22 0 -30Z',
      colour,
    ),
    stroke(
      'M66 -62C62 -78 52 -84 46 -98M58 -80L48 -82M70 -62C76 -80 86 -84 90 -100M78 -82L88 -84',
      colour,
      3.6,
      { 'stroke-linecap': 'round' },
    ),
  ].join('');
  const boat = [
    stroke('M0 0C24 20 120 20 150 -14', colour, 6, { 'stroke-linecap': 'round' }),
    ...times(9).map((index) =>
      stroke(`M${18 + index * 13} ${8 - (index > 6 ? (index - 6) * 5 : 0)}v-26`, colour, 4, {
        'stroke-linecap': 'round',
      }),
    ),
    circle(156, -30, 9, colour),
    ...times(8).map((ray) =>
      group(stroke('M0 -13V-20', colour, 3), { transform: `translate(156 -30) rotate(${ray * 45})` }),
    ),
  ].join('');
  return placed(
    [
      ...[0, 58, 116, 174, 232].map((left) => dancer(left)),
      placed(bull + horns, 290, -120, 1.05),
      placed(deer, -30, -130, 0.95),
      placed(boat, 96, -140, 1),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A weathered boulder given by its corners, lit from the left. */
export function boulder(
  canvas: Canvas,
  light: Light,
  points: readonly (readonly [number, number])[],
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const d = polygon(points);
  const width = right - left;
  const height = bottom - top;
  const cracks = times(6).map(() => {
    const x = left + random() * width;
    const y = top + random() * height * 0.5;
    return stroke(
      `M${x} ${y}l${(random() - 0.5) * 50} ${height * 0.2}l${(random() - 0.5) * 50} ${height * 0.22}`,
      mix(colour, light.shade, 0.6),
      2.4,
      { opacity: 0.4 },
    );
  });
  return [
    path(
      d,
      canvas.linear(
        [
          [0, mix(lighter(colour, 0.16), light.glow, 0.35)],
          [0.5, colour],
          [1, mix(colour, light.shade, 0.48)],
        ],
        0,
        0,
        0.9,
        1,
      ),
      { 'stroke-linejoin': 'round', stroke: mix(colour, light.shade, 0.3), 'stroke-width': 4 },
    ),
    canvas.clipped(
      d,
      [
        path(
          polygon([
            [right, top],
            [right, bottom],
            [left + width * 0.55, bottom],
            [left + width * 0.72, top + height * 0.4],
          ]),
          light.shade,
          { opacity: 0.22 },
        ),
        path(
          polygon([
            [left, top],
            [right, top],
            [right - width * 0.15, top + height * 0.14],
            [left + width * 0.1, top + height * 0.18],
          ]),
          light.glow,
          { opacity: 0.3 },
        ),
        ...cracks,
      ].join(''),
    ),
  ].join('');
}

/** A mud volcano's grey cone with a wet crater and fresh streams. */
export function mudVolcano(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const mud = mix('#8d8a84', light.shade, 0.1);
  const cone = 'M-330 0C-210 -26 -130 -110 -72 -206C-60 -224 60 -224 74 -206C130 -112 216 -30 340 0Z';
  const flow = (d: string) =>
    path(
      d,
      canvas.linear([
        [0, darker(mud, 0.42)],
        [1, darker(mud, 0.18)],
      ]),
    );
  return placed(
    [
      path(
        cone,
        canvas.across(
          [
            [0, mix(mud, light.glow, 0.45)],
            [0.45, mud],
            [1, mix(mud, light.shade, 0.55)],
          ],
          -330,
          340,
        ),
      ),
      canvas.clipped(
        cone,
        [
          ...times(16).map((index) =>
            stroke(
              `M${-64 + index * 9} -214Q${-110 + index * 15} -110 ${-320 + index * 43} 6`,
              darker(mud, 0.4),
              3,
              { opacity: 0.24 },
            ),
          ),
          flow('M-34 -216C-40 -150 -96 -90 -110 -20C-112 4 -40 4 -44 -20C-34 -90 -10 -150 -6 -216Z'),
          flow('M24 -216C30 -170 64 -130 70 -84C74 -64 104 -70 98 -92C86 -140 52 -176 48 -216Z'),
          stroke('M-30 -200C-40 -140 -80 -90 -92 -20', lighter(mud, 0.5), 4, { opacity: 0.5 }),
        ].join(''),
      ),
      ellipse(0, -212, 74, 17, darker(mud, 0.5)),
      ellipse(0, -209, 62, 12, darker(mud, 0.3)),
      ellipse(-12, -212, 30, 5, lighter(mud, 0.45), { opacity: 0.6 }),
      path('M-14 -212C-16 -240 16 -240 16 -212Z', mud),
      path('M-8 -220C-8 -232 2 -234 6 -230', lighter(mud, 0.6), { opacity: 0.6 }),
      circle(-4, -254, 5, darker(mud, 0.2)),
      circle(14, -264, 3.4, darker(mud, 0.2)),
      circle(-18, -268, 3, darker(mud, 0.2)),
    ].join(''),
    x,
    y,
    scale,
  );
}
