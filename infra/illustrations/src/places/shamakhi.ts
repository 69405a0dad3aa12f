import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** A pointed arch standing on (x, y): half its width and its height. */
export function pointedArch(x: number, y: number, half: number, height: number): string {
  const spring = y - height * 0.56;
  return `M${x - half} ${y}V${spring}C${x - half} ${spring - height * 0.22} ${x - half * 0.5} ${y - height * 0.9} ${x} ${y - height}C${x + half * 0.5} ${y - height * 0.9} ${x + half} ${spring - height * 0.22} ${x + half} ${spring}V${y}Z`;
}

/** A pointed dome over (x, y): half its width and its height. */
export function dome(x: number, y: number, half: number, height: number): string {
  return `M${x - half} ${y}C${x - half * 1.06} ${y - height * 0.5} ${x - half * 0.6} ${y - height * 0.84} ${x} ${y - height}C${x + half * 0.6} ${y - height * 0.84} ${x + half * 1.06} ${y - height * 0.5} ${x + half} ${y}Z`;
}

/** A rock face of broken planes between two x, its foot on `y`. */
export function cliff(
  canvas: Canvas,
  light: Light,
  options: { from: number; to: number; y: number; tops: readonly number[]; colour: string; seed: number },
): string {
  const { from, to, y, tops, colour } = options;
  const random = seeded(options.seed);
  const step = (to - from) / (tops.length - 1);
  const points = tops.map((top, index): [number, number] => [from + index * step, top]);
  const whole = polygon([...points, [to, y], [from, y]]);
  const planes = points.flatMap(([x, top], index) => {
    const parts = times(5).map((level) => {
      const depth = (y - top) / 5;
      const left = x - step * (0.3 + random() * 0.5);
      const right = x + step * (0.3 + random() * 0.6);
      const upper = top + depth * level + random() * depth * 0.4;
      return path(
        polygon([
          [left, upper + depth * random() * 0.5],
          [x, upper],
          [right, upper + depth * random() * 0.6],
          [right - step * 0.2, upper + depth * 1.15],
          [left + step * 0.1, upper + depth * 1.3],
        ]),
        (index + level) % 2 === 0
          ? mix(lighter(colour, 0.12), light.glow, 0.2)
          : mix(colour, light.shade, 0.34),
        { opacity: 0.5 },
      );
    });
    return parts;
  });
  return [
    path(
      whole,
      canvas.between(
        [
          [0, mix(colour, light.glow, 0.25)],
          [1, mix(colour, light.shade, 0.3)],
        ],
        Math.min(...tops),
        y,
      ),
    ),
    canvas.clipped(whole, planes.join('')),
  ].join('');
}

/** Diri Baba: the two-storey mausoleum set against its cliff, 400 px high at scale 1. */
export function diriBaba(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const stone = mix(light.stone, '#f6ead2', 0.45);
  const front = canvas.linear([
    [0, mix(stone, light.glow, 0.3)],
    [1, darker(stone, 0.12)],
  ]);
  const joints = times(15).map((index) =>
    stroke(`M-130 ${-index * 21}H130`, darker(stone, 0.4), 1.3, { opacity: 0.3 }),
  );
  const portal = pointedArch(0, -22, 50, 128);
  const upper = pointedArch(0, -186, 42, 98);
  const door = pointedArch(0, -22, 26, 82);
  const content = [
    // Octagonal drum and dome.
    path(
      'M-84 -322V-352L-62 -362H62L84 -352V-322Z',
      canvas.across(
        [
          [0, mix(stone, light.glow, 0.3)],
          [0.55, stone],
          [1, mix(stone, light.shade, 0.5)],
        ],
        -84,
        84,
      ),
    ),
    path(
      dome(0, -356, 76, 88),
      canvas.across(
        [
          [0, mix(stone, light.glow, 0.34)],
          [0.5, stone],
          [1, mix(stone, light.shade, 0.55)],
        ],
        -76,
        76,
      ),
    ),
    stroke('M0 -440v-22', darker(stone, 0.5), 3),
    rect(-132, -322, 264, 322, front),
    path('M132 -322L176 -306V0H132Z', mix(stone, light.shade, 0.48)),
    ...joints,
    rect(-138, -332, 276, 14, lighter(stone, 0.2)),
    path('M138 -332L182 -314V-302L138 -318Z', mix(stone, light.shade, 0.35)),
    rect(-136, -170, 272, 10, lighter(stone, 0.18)),
    rect(-136, -160, 272, 4, darker(stone, 0.3), { opacity: 0.5 }),
    stroke(
      polygon([
        [-76, -22],
        [-76, -158],
        [76, -158],
        [76, -22],
      ]),
      darker(stone, 0.25),
      3,
      { opacity: 0.6 },
    ),
    path(
      portal,
      canvas.linear([
        [0, darker(stone, 0.34)],
        [1, darker(stone, 0.16)],
      ]),
    ),
    // Stalactite vaulting under the portal's arch.
    ...times(4).map((row) =>
      times(7 - row)
        .map((cell) =>
          path(
            pointedArch(-36 + row * 6 + cell * 12, -92 - row * 13, 6, 15),
            row % 2 === 0 ? lighter(stone, 0.1) : darker(stone, 0.12),
            { opacity: 0.8 },
          ),
        )
        .join(''),
    ),
    path(door, darker(stone, 0.74)),
    stroke(portal, lighter(stone, 0.3), 5),
    path(upper, darker(stone, 0.66)),
    stroke(upper, lighter(stone, 0.28), 6),
    ...[-92, 92].flatMap((side) => [
      path(pointedArch(side, -206, 13, 50), darker(stone, 0.6)),
      stroke(pointedArch(side, -206, 13, 50), lighter(stone, 0.2), 4),
      path(pointedArch(side + (side < 0 ? -10 : 10), -52, 10, 42), darker(stone, 0.6)),
    ]),
    // The stairs that climb along the wall to the upper storey.
    ...times(11).map((index) =>
      rect(
        -132 - (11 - index) * 19,
        -index * 15 - 15,
        21 + (11 - index) * 19,
        15,
        index % 2 === 0 ? mix(stone, light.shade, 0.18) : mix(stone, light.shade, 0.26),
      ),
    ),
    ...times(11).map((index) => rect(-132 - (11 - index) * 19, -index * 15 - 16, 21, 4, lighter(stone, 0.2))),
    rect(-160, -22, 344, 22, darker(stone, 0.18)),
    rect(-60, -12, 120, 12, lighter(stone, 0.1)),
  ];
  return placed(content.join(''), x, y, scale);
}

/** Shamakhi's Juma mosque: great portal, three domes, two minarets; 1000 px wide at scale 1. */
export function jumaMosque(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const stone = mix(light.stone, '#f3e6cc', 0.4);
  const tile = mix('#54808a', light.shade, 0.12 + light.lamps * 0.3);
  const round = (half: number) =>
    canvas.across(
      [
        [0, mix(stone, light.glow, 0.35)],
        [0.5, stone],
        [1, mix(stone, light.shade, 0.5)],
      ],
      -half,
      half,
    );
  const domeAt = (cx: number, cy: number, half: number, height: number) => [
    rect(cx - half * 0.96, cy - 34, half * 1.92, 36, darker(stone, 0.1)),
    ...times(7).map((index) =>
      path(pointedArch(cx - half * 0.8 + index * half * 0.267, cy - 2, 6, 26), darker(stone, 0.62)),
    ),
    path(
      dome(cx, cy - 34, half, height),
      canvas.linear(
        [
          [0, lighter(tile, 0.25)],
          [0.45, tile],
          [1, darker(tile, 0.42)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    ...times(6).map((index) =>
      stroke(
        `M${cx} ${cy - 34 - height}Q${cx + (index - 2.5) * half * 0.62} ${cy - 34 - height * 0.5} ${cx + (index - 2.5) * half * 0.36} ${cy - 34}`,
        lighter(tile, 0.3),
        1.4,
        { opacity: 0.35 },
      ),
    ),
    stroke(`M${cx} ${cy - 34 - height}v-26`, '#c9983f', 3.4),
    circle(cx, cy - 34 - height - 28, 4.4, '#d9a94e'),
  ];
  const tower = (cx: number) => [
    placed(
      [
        rect(-26, -118, 52, 118, round(26)),
        path('M-19 -118L-16 -390H16L19 -118Z', round(20)),
        ...times(8).map((index) =>
          stroke(`M-18 ${-146 - index * 30}h36`, darker(stone, 0.3), 2, { opacity: 0.4 }),
        ),
        path('M-20 -386L-30 -410H30L20 -386Z', darker(stone, 0.12)),
        rect(-32, -420, 64, 12, lighter(stone, 0.2)),
        rect(-12, -462, 24, 44, round(12)),
        path(dome(0, -460, 17, 46), tile),
        stroke('M0 -504v-18', '#c9983f', 3),
      ].join(''),
      cx,
      0,
    ),
  ];
  const arcade = [-430, -350, -270, 270, 350, 430].flatMap((cx) => [
    path(pointedArch(cx, -26, 27, 122), light.lamps > 0.5 ? '#f2b560' : darker(stone, 0.62)),
    stroke(pointedArch(cx, -26, 27, 122), lighter(stone, 0.26), 5),
    rect(cx - 35, -186, 70, 26, darker(stone, 0.12), { opacity: 0.5 }),
  ]);
  const content = [
    ...domeAt(0, -236, 132, 168),
    ...domeAt(-320, -196, 82, 100),
    ...domeAt(320, -196, 82, 100),
    rect(
      -490,
      -206,
      980,
      206,
      canvas.linear([
        [0, mix(stone, light.glow, 0.3)],
        [1, darker(stone, 0.12)],
      ]),
    ),
    rect(-498, -216, 996, 14, lighter(stone, 0.2)),
    ...times(9).map((index) =>
      stroke(`M-490 ${-index * 22}H490`, darker(stone, 0.4), 1.2, { opacity: 0.22 }),
    ),
    ...arcade,
    rect(
      -158,
      -292,
      316,
      292,
      canvas.linear([
        [0, mix(stone, light.glow, 0.4)],
        [1, darker(stone, 0.06)],
      ]),
    ),
    rect(-166, -304, 332, 16, lighter(stone, 0.25)),
    stroke(
      polygon([
        [-136, -20],
        [-136, -270],
        [136, -270],
        [136, -20],
      ]),
      tile,
      7,
    ),
    path(
      pointedArch(0, -20, 98, 226),
      canvas.linear([
        [0, mix(tile, stone, 0.25)],
        [0.6, darker(stone, 0.3)],
        [1, darker(stone, 0.4)],
      ]),
    ),
    ...times(5).map((row) =>
      times(9 - row)
        .map((cell) =>
          path(
            pointedArch(-64 + row * 8 + cell * 16, -122 - row * 18, 8, 20),
            row % 2 === 0 ? lighter(stone, 0.14) : mix(tile, stone, 0.4),
          ),
        )
        .join(''),
    ),
    path(pointedArch(0, -20, 40, 112), '#5b3a26'),
    stroke('M0 -20v-100', '#3a2417', 3),
    stroke(pointedArch(0, -20, 98, 226), lighter(stone, 0.34), 7),
    ...tower(-214),
    ...tower(214),
    rect(-520, -24, 1040, 24, darker(stone, 0.14)),
    rect(-180, -14, 360, 14, lighter(stone, 0.12)),
    ellipse(0, 2, 540, 7, light.shade, { opacity: 0.25 }),
  ];
  return placed(content.join(''), x, y, scale);
}
