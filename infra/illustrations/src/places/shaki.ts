import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, group, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import { shebeke } from '../scenery/shebeke.ts';
import { pointedArch } from './shamakhi.ts';

/** The Khan's palace: two storeys of shebeke windows between painted niches, 1100 px wide at scale 1. */
export function khanPalace(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const wall = mix('#eadfc4', light.stone, 0.2);
  const wood = mix('#7a4a2b', light.shade, 0.12);
  const panels = ['#2f5f7c', '#8d3a3f', '#c08a3a', '#3f6f5c'];
  const window = (cx: number, foot: number, width: number, height: number, seed: number) => [
    rect(cx - width / 2 - 8, foot - height - 8, width + 16, height + 12, wood, { rx: 2 }),
    shebeke(canvas, {
      x: cx - width / 2,
      y: foot - height,
      width,
      height,
      cell: 25,
      seed,
      lit: light.lamps > 0.5,
    }),
  ];
  // Painted panels: a framed field with a flowering branch in it.
  const painted = (cx: number, foot: number, width: number, height: number, index: number) => {
    const tone = mix(panels[index % panels.length] ?? '#2f5f7c', light.shade, 0.06);
    const stem = times(4).flatMap((step) => {
      const py = foot - 16 - step * ((height - 30) / 4);
      const side = step % 2 === 0 ? 1 : -1;
      return [
        circle(cx + side * width * 0.2, py - 8, 5.4, '#f1dfb5'),
        circle(cx + side * width * 0.2, py - 8, 2.2, '#a8412f'),
        circle(cx - side * width * 0.16, py - 16, 3.6, lighter(tone, 0.4)),
      ];
    });
    return [
      rect(cx - width / 2, foot - height, width, height, tone, { stroke: '#c9a45a', 'stroke-width': 3 }),
      stroke(
        `M${cx} ${foot - 8}C${cx + 16} ${foot - height * 0.3} ${cx - 16} ${foot - height * 0.6} ${cx} ${foot - height + 12}`,
        '#e8d3a0',
        2.4,
      ),
      ...stem,
    ];
  };
  const niche = (cx: number, foot: number, height: number) => [
    rect(cx - 62, foot - height - 8, 124, height + 10, lighter(wall, 0.25), {
      stroke: '#c9a45a',
      'stroke-width': 3,
    }),
    path(
      pointedArch(cx, foot, 50, height - 8),
      canvas.linear([
        [0, '#31566e'],
        [1, mix('#31566e', wall, 0.55)],
      ]),
    ),
    ...times(5).map((row) =>
      times(6 - row)
        .map((cell) =>
          path(
            pointedArch(cx - 40 + row * 8 + cell * 16, foot - height * 0.5 - row * 15, 8, 19),
            [lighter(wall, 0.3), mix(wall, '#b9784a', 0.4), mix(wall, '#4c7f8c', 0.3)][row % 3] ?? wall,
          ),
        )
        .join(''),
    ),
    path(pointedArch(cx, foot, 21, height * 0.44), wood),
    stroke(`M${cx} ${foot}v${-height * 0.36}`, darker(wood, 0.5), 2),
  ];
  const storey = (foot: number, height: number, seed: number) => [
    ...window(0, foot, 210, height, seed),
    ...[-1, 1].flatMap((side) => [
      ...painted(side * 143, foot, 42, height, seed + (side > 0 ? 2 : 0)),
      ...niche(side * 236, foot, height),
      ...painted(side * 328, foot, 42, height, seed + 1),
      ...window(side * 418, foot, 116, height, seed + side + 4),
      ...painted(side * 508, foot, 38, height, seed + 3),
    ]),
  ];
  const content = [
    rect(
      -545,
      -390,
      1090,
      390,
      canvas.linear([
        [0, mix(wall, light.shade, 0.3)],
        [0.2, wall],
        [1, darker(wall, 0.06)],
      ]),
    ),
    ...storey(-30, 138, 1),
    rect(-545, -196, 1090, 8, '#c9a45a'),
    ...times(44).map((index) =>
      path(
        polygon([
          [-545 + index * 25, -186],
          [-532 + index * 25, -178],
          [-520 + index * 25, -186],
          [-532 + index * 25, -192],
        ]),
        panels[index % 4] ?? wood,
      ),
    ),
    ...storey(-214, 142, 2),
    rect(-545, -388, 1090, 10, '#c9a45a'),
    path('M-600 -384L-560 -412H560L600 -384Z', darker(wood, 0.3)),
    path(
      'M-612 -398L-520 -468H520L612 -398Z',
      canvas.linear([
        [0, mix('#b0623f', light.glow, 0.2)],
        [1, mix('#8a4630', light.shade, 0.2)],
      ]),
    ),
    ...times(48).map((index) =>
      stroke(`M${-520 + index * 22.1} -468L${-612 + index * 26} -398`, '#5f2c20', 1.5, { opacity: 0.4 }),
    ),
    rect(-612, -402, 1224, 7, darker(wood, 0.45)),
    rect(-565, -26, 1130, 26, mix(light.stone, light.shade, 0.16)),
    rect(-565, -28, 1130, 5, lighter(light.stone, 0.3)),
  ];
  return placed(content.join(''), x, y, scale);
}

/** Two storeys of pointed arches round a caravanserai's court. */
export function caravanserai(
  canvas: Canvas,
  light: Light,
  options: { from: number; to: number; y: number; bay: number },
): string {
  const { from, to, y, bay } = options;
  const brick = mix(light.stone, '#b9744c', 0.4);
  const height = bay * 2.9;
  const count = Math.floor((to - from) / bay);
  const parts = [
    rect(
      from,
      y - height,
      to - from,
      height,
      canvas.linear([
        [0, mix(brick, light.glow, 0.32)],
        [1, darker(brick, 0.14)],
      ]),
    ),
    ...times(height / 15).map((row) =>
      stroke(`M${from} ${y - row * 15}H${to}`, darker(brick, 0.4), 1.2, { opacity: 0.24 }),
    ),
  ];
  for (const index of times(count)) {
    const cx = from + bay * (index + 0.5);
    for (const foot of [y - 12, y - bay * 1.45]) {
      const tall = bay * 1.16;
      const arch = pointedArch(cx, foot, bay * 0.37, tall);
      parts.push(
        stroke(
          polygon([
            [cx - bay * 0.44, foot],
            [cx - bay * 0.44, foot - tall * 1.09],
            [cx + bay * 0.44, foot - tall * 1.09],
            [cx + bay * 0.44, foot],
          ]),
          lighter(brick, 0.2),
          4,
        ),
        path(
          arch,
          canvas.linear([
            [0, darker(brick, 0.66)],
            [1, darker(brick, 0.42)],
          ]),
        ),
        canvas.clipped(
          arch,
          path(
            polygon([
              [cx - bay * 0.4, foot],
              [cx - bay * 0.4, foot - tall],
              [cx - bay * 0.1, foot - tall],
              [cx - bay * 0.22, foot],
            ]),
            mix(brick, light.glow, 0.2),
            { opacity: 0.3 },
          ),
        ),
        stroke(arch, lighter(brick, 0.32), 6),
        path(
          pointedArch(cx, foot, bay * 0.15, tall * 0.5),
          light.lamps > 0.1
            ? canvas.linear([
                [0, '#ffd78c'],
                [1, '#c97c35'],
              ])
            : '#4b2d1c',
        ),
        rect(cx - bay * 0.15, foot - tall * 0.3, bay * 0.3, 4, '#3a2417'),
      );
      if (foot < y - bay) {
        parts.push(
          rect(cx - bay * 0.37, foot - 40, bay * 0.74, 5, '#4b2d1c'),
          ...times(9).map((bar) => rect(cx - bay * 0.36 + bar * bay * 0.088, foot - 38, 3, 38, '#4b2d1c')),
        );
      }
    }
  }
  parts.push(
    rect(from, y - bay * 1.46, to - from, 8, lighter(brick, 0.25)),
    rect(from, y - height - 10, to - from, 14, lighter(brick, 0.2)),
    rect(from, y - 14, to - from, 16, darker(brick, 0.2)),
  );
  return group(parts);
}

/** Houses with tiled roofs stepping down a slope. */
export function redRoofs(
  canvas: Canvas,
  light: Light,
  options: { from: number; to: number; top: number; bottom: number; seed: number },
): string {
  const random = seeded(options.seed);
  const rows = 6;
  const parts: string[] = [];
  for (const row of times(rows)) {
    const share = row / (rows - 1);
    const size = 64 + share * 86;
    const foot = options.top + (options.bottom - options.top) * share;
    let x = options.from - random() * size;
    while (x < options.to) {
      const width = size * (1.1 + random() * 0.8);
      const base = foot + (random() - 0.5) * 34;
      const tile = mix(
        mix(random() > 0.5 ? '#b5583a' : '#c8724a', light.glow, 0.12),
        light.haze,
        0.34 * (1 - share),
      );
      const wall = mix(mix('#ecdcc0', light.stone, 0.3), light.haze, 0.3 * (1 - share));
      const high = size * 0.62;
      parts.push(
        rect(
          x,
          base - high,
          width,
          high + 60,
          canvas.linear([
            [0, darker(wall, 0.16)],
            [0.3, wall],
            [1, darker(wall, 0.2)],
          ]),
        ),
        rect(x + width * 0.7, base - high, width * 0.3, high + 60, light.shade, { opacity: 0.2 }),
        ...times(width / (size * 0.36) - 0.4).map((index) =>
          rect(
            x + size * 0.16 + index * size * 0.36,
            base - high * 0.68,
            size * 0.15,
            high * 0.42,
            random() < 0.2 + light.lamps * 0.5 ? '#ffd083' : darker(wall, 0.62),
            { rx: 1 },
          ),
        ),
        path(
          polygon([
            [x - size * 0.1, base - high],
            [x + width * 0.22, base - high - size * 0.38],
            [x + width * 0.78, base - high - size * 0.38],
            [x + width + size * 0.1, base - high],
          ]),
          canvas.linear([
            [0, lighter(tile, 0.12)],
            [1, darker(tile, 0.2)],
          ]),
        ),
        path(
          polygon([
            [x + width * 0.78, base - high - size * 0.38],
            [x + width + size * 0.1, base - high],
            [x + width * 0.66, base - high],
          ]),
          darker(tile, 0.3),
          { opacity: 0.6 },
        ),
        rect(x - size * 0.1, base - high - 2, width + size * 0.2, 4, darker(tile, 0.5)),
      );
      if (random() > 0.6)
        parts.push(
          rect(x + width * 0.3, base - high - size * 0.52, size * 0.12, size * 0.24, darker(wall, 0.3)),
        );
      x += width + size * (0.1 + random() * 0.5);
    }
  }
  return group(parts);
}
