import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { ellipse, group, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

const copper = '#c4713a';

/** A long-necked copper jug, 100 px high at scale 1. */
export function copperJug(canvas: Canvas, x: number, y: number, scale: number): string {
  const metal = canvas.linear(
    [
      [0, lighter(copper, 0.5)],
      [0.4, copper],
      [1, darker(copper, 0.55)],
    ],
    0,
    0,
    1,
    0,
  );
  return placed(
    [
      ellipse(0, 0, 30, 5, '#000000', { opacity: 0.25 }),
      stroke('M16 -78C44 -80 46 -40 26 -36', darker(copper, 0.3), 5),
      path(
        'M-18 0L-14 -8C-38 -18 -38 -46 -12 -56L-8 -84L-14 -96H14L8 -84L12 -56C38 -46 38 -18 14 -8L18 0Z',
        metal,
      ),
      path('M-24 -36L-44 -64L-36 -66L-18 -46Z', metal),
      stroke('M-30 -34C-14 -28 14 -28 30 -34M-11 -58H11', darker(copper, 0.5), 2, { opacity: 0.6 }),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** An engraved copper tray hung on a wall. */
export function copperTray(canvas: Canvas, x: number, y: number, radius: number): string {
  return placed(
    [
      ellipse(3, 5, radius, radius, '#000000', { opacity: 0.25 }),
      ellipse(
        0,
        0,
        radius,
        radius,
        canvas.linear(
          [
            [0, lighter(copper, 0.5)],
            [0.5, copper],
            [1, darker(copper, 0.5)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      ellipse(0, 0, radius * 0.78, radius * 0.78, 'none', {
        stroke: darker(copper, 0.45),
        'stroke-width': radius * 0.05,
      }),
      ...times(8).map((index) =>
        group(
          path(
            `M0 ${-radius * 0.62}L${radius * 0.13} ${-radius * 0.2}L${-radius * 0.13} ${-radius * 0.2}Z`,
            darker(copper, 0.35),
            { opacity: 0.7 },
          ),
          { transform: `rotate(${index * 45})` },
        ),
      ),
      ellipse(0, 0, radius * 0.14, radius * 0.14, lighter(copper, 0.4)),
    ].join(''),
    x,
    y,
  );
}

/** One stone house of Lahij with its timber courses, balcony and shop; foot at (x, y). */
export function lahijHouse(
  canvas: Canvas,
  light: Light,
  options: {
    x: number;
    y: number;
    width: number;
    height: number;
    seed: number;
    shop?: boolean;
    balcony?: boolean;
  },
): string {
  const { x, y, width, height } = options;
  const random = seeded(options.seed);
  const stone = mix(mix('#b09a80', light.stone, 0.35), light.shade, light.lamps * 0.2);
  const wood = mix('#6b4329', light.shade, 0.14);
  const shape = `M${x} ${y}v${-height}h${width}v${height}Z`;
  const cobble: string[] = [];
  for (const row of times(height / 19)) {
    let left = x + (row % 2) * -16;
    while (left < x + width) {
      const breadth = 22 + random() * 26;
      cobble.push(
        rect(
          left + 1.5,
          y - height + row * 19 + 1.5,
          breadth - 3,
          16,
          random() > 0.5 ? lighter(stone, random() * 0.2) : darker(stone, random() * 0.22),
          { rx: 5 },
        ),
      );
      left += breadth;
    }
  }
  // Timber belts between the stone courses keep the houses standing through earthquakes.
  const belts = times(height / 114).map((index) => rect(x, y - height + 84 + index * 114, width, 9, wood));
  const windows = times(Math.max(1, Math.floor(width / 120))).map((index) => {
    const left = x + width * ((index + 0.5) / Math.max(1, Math.floor(width / 120))) - 27;
    const top = y - height + 34;
    return [
      rect(left - 7, top - 7, 68, 92, wood, { rx: 3 }),
      rect(
        left,
        top,
        54,
        78,
        random() < 0.35 + light.lamps * 0.4
          ? canvas.linear([
              [0, '#ffdb95'],
              [1, '#e09c48'],
            ])
          : '#2c3a50',
      ),
      stroke(`M${left + 27} ${top}v78M${left} ${top + 30}h54`, lighter(wood, 0.12), 5),
    ].join('');
  });
  const balcony = options.balcony
    ? [
        path(
          polygon([
            [x - 10, y - height + 138],
            [x + width + 10, y - height + 138],
            [x + width + 10, y - height + 150],
            [x - 10, y - height + 150],
          ]),
          darker(wood, 0.1),
        ),
        ...times(width / 17).map((index) =>
          rect(x - 4 + index * 17, y - height + 96, 6, 44, lighter(wood, 0.1)),
        ),
        rect(x - 10, y - height + 90, width + 20, 8, lighter(wood, 0.2)),
        ...[0.06, 0.36, 0.64, 0.94].map((share) =>
          rect(x + width * share - 5, y - height - 4, 10, 144, wood),
        ),
        ...[0.1, 0.9].map((share) =>
          path(
            polygon([
              [x + width * share - 7, y - height + 150],
              [x + width * share + 7, y - height + 150],
              [x + width * share, y - height + 190],
            ]),
            darker(wood, 0.3),
          ),
        ),
      ]
    : [];
  const shop = options.shop
    ? [
        rect(x + width * 0.12, y - 172, width * 0.76, 172, darker(wood, 0.2)),
        rect(
          x + width * 0.15,
          y - 160,
          width * 0.7,
          148,
          canvas.linear([
            [0, '#f3bd6a'],
            [1, '#8a4f27'],
          ]),
        ),
        rect(x + width * 0.15, y - 96, width * 0.7, 7, wood),
        ...times(5).map((index) => copperJug(canvas, x + width * (0.22 + index * 0.14), y - 96, 0.5)),
        ...times(4).map((index) => copperJug(canvas, x + width * (0.26 + index * 0.16), y - 12, 0.72)),
        path(
          polygon([
            [x + width * 0.06, y - 172],
            [x + width * 0.94, y - 172],
            [x + width * 0.99, y - 150],
            [x + width * 0.01, y - 150],
          ]),
          mix('#8d3a35', light.shade, 0.1),
        ),
      ]
    : [];
  return [
    path(shape, darker(stone, 0.36)),
    canvas.clipped(shape, cobble.join('')),
    path(
      shape,
      canvas.linear([
        [0, light.glow, 0.16],
        [0.5, light.shade, 0],
        [1, light.shade, 0.34],
      ]),
    ),
    ...belts,
    ...windows,
    ...shop,
    ...balcony,
    path(
      polygon([
        [x - 26, y - height + 4],
        [x + 6, y - height - 40],
        [x + width - 6, y - height - 40],
        [x + width + 26, y - height + 4],
      ]),
      canvas.linear([
        [0, mix('#9b5b3d', light.glow, 0.2)],
        [1, mix('#6f3f2f', light.shade, 0.2)],
      ]),
    ),
    rect(x - 26, y - height + 2, width + 52, 8, darker(wood, 0.4)),
  ].join('');
}

/** A street of river cobbles narrowing towards (vanishX, top). */
export function cobbles(
  canvas: Canvas,
  light: Light,
  options: {
    vanishX: number;
    top: number;
    bottom: number;
    halfTop: number;
    halfBottom: number;
    seed: number;
  },
): string {
  const { vanishX, top, bottom, halfTop, halfBottom } = options;
  const random = seeded(options.seed);
  const stone = mix(mix('#9c9282', light.stone, 0.25), light.shade, 0.06);
  const d = polygon([
    [vanishX - halfTop, top],
    [vanishX + halfTop, top],
    [vanishX + halfBottom, bottom],
    [vanishX - halfBottom, bottom],
  ]);
  const stones: string[] = [];
  const rows = 22;
  for (const row of times(rows)) {
    const share = (row / rows) ** 1.7;
    const y = top + (bottom - top) * share;
    const half = halfTop + (halfBottom - halfTop) * share;
    const size = 7 + share * 34;
    for (const column of times((half * 2) / (size * 1.75) + 1)) {
      const x = vanishX - half + column * size * 1.75 + (row % 2) * size * 0.8;
      stones.push(
        ellipse(
          x,
          y + size * 0.4,
          size * (0.72 + random() * 0.14),
          size * 0.42,
          random() > 0.5
            ? mix(lighter(stone, random() * 0.3), light.glow, 0.2)
            : darker(stone, random() * 0.22),
        ),
      );
    }
  }
  const gutter = polygon([
    [vanishX - halfTop * 0.1, top],
    [vanishX + halfTop * 0.1, top],
    [vanishX + halfBottom * 0.07, bottom],
    [vanishX - halfBottom * 0.07, bottom],
  ]);
  return (
    path(d, darker(stone, 0.42)) +
    canvas.clipped(d, stones.join('') + path(gutter, mix('#5f7d8c', light.shade, 0.2), { opacity: 0.6 }))
  );
}

/** A suspension footbridge between two x, sagging by `sag`. */
export function footbridge(light: Light, from: number, to: number, y: number, sag: number): string {
  const rope = mix('#3a2a20', light.shade, 0.2);
  const middle = (from + to) / 2;
  const count = Math.round((to - from) / 24);
  const planks = times(count + 1).map((index) => {
    const share = index / count;
    const drop = sag * 4 * share * (1 - share);
    const x = from + (to - from) * share;
    return (
      stroke(`M${x} ${y - 62 + drop * 0.72}V${y + drop}`, rope, 2) +
      rect(x - 9, y + drop - 3, 18, 8, mix('#a87a4d', light.shade, 0.14))
    );
  });
  return [
    ...planks,
    stroke(`M${from} ${y - 62}Q${middle} ${y - 62 + sag * 1.44} ${to} ${y - 62}`, rope, 4.4),
    stroke(`M${from} ${y}Q${middle} ${y + sag * 2} ${to} ${y}`, rope, 4.4),
    ...[from, to].map((x) => rect(x - 8, y - 84, 16, 110, rope)),
  ].join('');
}
