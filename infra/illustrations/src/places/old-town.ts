import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { ellipse, group, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** The Maiden Tower with its buttress, 420 px high at scale 1. */
export function maidenTower(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const stone = light.stone;
  const body = 'M-128 0C-124 -140 -122 -280 -124 -410C-80 -420 70 -420 114 -410C112 -280 114 -140 118 0Z';
  const buttress = 'M96 0C100 -140 100 -270 96 -386C130 -394 176 -392 190 -382C196 -260 204 -130 214 0Z';
  const round = canvas.across(
    [
      [0, mix(stone, light.shade, 0.22)],
      [0.28, mix(lighter(stone, 0.16), light.glow, 0.35)],
      [0.62, stone],
      [1, mix(stone, light.shade, 0.58)],
    ],
    -128,
    118,
  );
  const courses = times(24).map((index) => {
    const height = 128 + index * 12;
    return stroke(`M-140 ${-height}Q-6 ${-height + 16} 130 ${-height}`, darker(stone, 0.5), 4.2, {
      opacity: 0.34,
    });
  });
  const lowCourses = times(7).map((index) =>
    stroke(
      `M-140 ${-14 - index * 17}Q-6 ${2 - index * 17} 130 ${-14 - index * 17}`,
      darker(stone, 0.5),
      1.6,
      { opacity: 0.35 },
    ),
  );
  const windows = [
    [-26, 180],
    [38, 236],
    [-34, 292],
    [26, 344],
  ].map(([left = 0, height = 0]) =>
    path(`M${left} ${-height}v-20a8 9 0 0 1 16 0v20Z`, light.lamps > 0.5 ? '#f7bf6b' : darker(stone, 0.72)),
  );
  const content = [
    path(
      buttress,
      canvas.across(
        [
          [0, mix(stone, light.shade, 0.5)],
          [0.45, mix(stone, light.glow, 0.1)],
          [1, mix(stone, light.shade, 0.45)],
        ],
        96,
        214,
      ),
    ),
    canvas.clipped(
      buttress,
      times(27)
        .map((index) => stroke(`M90 ${-index * 15}q60 6 130 0`, darker(stone, 0.5), 1.6, { opacity: 0.4 }))
        .join(''),
    ),
    path(body, round),
    canvas.clipped(body, [...courses, ...lowCourses].join('')),
    path(
      'M-130 -404C-84 -416 74 -416 120 -404L121 -424C74 -436 -84 -436 -131 -424Z',
      canvas.across(
        [
          [0, mix(stone, light.shade, 0.2)],
          [0.3, mix(lighter(stone, 0.3), light.glow, 0.3)],
          [1, mix(stone, light.shade, 0.5)],
        ],
        -130,
        120,
      ),
    ),
    ...windows,
    path('M-30 0V-48A22 24 0 0 1 14 -48V0Z', darker(stone, 0.72)),
    stroke('M-30 0V-48A22 24 0 0 1 14 -48V0', lighter(stone, 0.2), 6),
  ];
  return placed(content.join(''), x, y, scale);
}

/** Battlements between two x on a wall whose top is at `top`. */
function merlons(left: number, right: number, top: number, tone: string): string[] {
  return times((right - left) / 40).map((index) =>
    path(`M${left + index * 40 + 5} ${top + 1}v-24q14 -15 28 0v24Z`, tone),
  );
}

/** The fortress wall of the old town with half-round towers; `gate` puts the double gate at that x. */
export function fortressWall(
  canvas: Canvas,
  light: Light,
  options: { y: number; height: number; from: number; to: number; towers: readonly number[]; gate?: number },
): string {
  const { y, height, from, to } = options;
  const stone = light.stone;
  const random = seeded(Math.round(height + from));
  const blocks = times(((to - from) * height) / 3400).map(() => {
    const row = Math.floor(random() * (height / 20));
    return rect(
      from + random() * (to - from - 40),
      y - height + 6 + row * 20,
      24 + random() * 24,
      15,
      random() > 0.5 ? lighter(stone, 0.2) : darker(stone, 0.25),
      { opacity: 0.24, rx: 2 },
    );
  });
  const parts = [
    rect(
      from,
      y - height,
      to - from,
      height,
      canvas.linear([
        [0, mix(stone, light.glow, 0.28)],
        [1, darker(stone, 0.2)],
      ]),
    ),
    ...merlons(from, to, y - height, mix(stone, light.glow, 0.24)),
    ...times(height / 20).map((row) =>
      stroke(`M${from} ${y - height + row * 20}H${to}`, darker(stone, 0.45), 1.2, { opacity: 0.3 }),
    ),
    ...blocks,
  ];
  for (const tower of options.towers) {
    const half = height * 0.3;
    const top = y - height * 1.16;
    const round = canvas.across(
      [
        [0, mix(stone, light.shade, 0.25)],
        [0.3, mix(lighter(stone, 0.14), light.glow, 0.35)],
        [1, mix(stone, light.shade, 0.55)],
      ],
      tower - half,
      tower + half,
    );
    parts.push(
      rect(tower - half, top, half * 2, y - top, round),
      ...merlons(tower - half, tower + half, top, round),
      ...times((y - top) / 20).map((row) =>
        stroke(`M${tower - half} ${top + row * 20}q${half} 8 ${half * 2} 0`, darker(stone, 0.45), 1.3, {
          opacity: 0.34,
        }),
      ),
      path(`M${tower - 7} ${top + height * 0.42}v-30a7 8 0 0 1 14 0v30Z`, darker(stone, 0.7)),
    );
  }
  if (options.gate !== undefined) {
    for (const offset of [-88, 88]) {
      const middle = options.gate + offset;
      const opening = `M${middle - 54} ${y}V${y - 96}C${middle - 54} ${y - 146} ${middle - 20} ${y - 168} ${middle} ${y - 184}C${middle + 20} ${y - 168} ${middle + 54} ${y - 146} ${middle + 54} ${y - 96}V${y}Z`;
      parts.push(
        rect(middle - 80, y - height * 1.1, 160, height * 1.1, mix(stone, light.glow, 0.2)),
        ...merlons(middle - 80, middle + 80, y - height * 1.1, mix(stone, light.glow, 0.24)),
        rect(middle - 68, y - height * 1.02, 136, height * 1.02, darker(stone, 0.1)),
        path(
          opening,
          light.lamps > 0.5
            ? canvas.linear([
                [0, '#c98440'],
                [1, '#f0b566'],
              ])
            : canvas.linear([
                [0, darker(stone, 0.7)],
                [1, darker(stone, 0.45)],
              ]),
        ),
        stroke(opening, lighter(stone, 0.26), 9),
        ellipse(middle, y - height * 0.86, 15, 15, darker(stone, 0.28)),
      );
    }
  }
  return group(parts);
}

/** Flat-roofed houses of the old town climbing behind the wall, with a minaret. */
export function oldTownHouses(
  canvas: Canvas,
  light: Light,
  options: { from: number; to: number; y: number; seed: number },
): string {
  const random = seeded(options.seed);
  const parts: string[] = [];
  for (const row of [0, 1]) {
    let x = options.from + row * 24;
    while (x < options.to) {
      const width = 74 + random() * 80;
      const top = options.y - 150 + row * 66 - random() * 56;
      const tone = mix(
        mix(light.stone, random() > 0.6 ? '#c58f62' : light.haze, 0.28),
        light.haze,
        row === 0 ? 0.24 : 0.04,
      );
      parts.push(
        rect(
          x,
          top,
          width,
          options.y - top,
          canvas.linear([
            [0, mix(tone, light.glow, 0.22)],
            [1, darker(tone, 0.1)],
          ]),
        ),
        rect(x - 3, top - 5, width + 6, 8, lighter(tone, 0.22)),
      );
      for (const index of times(width / 34)) {
        const lit = random() < light.lamps * 0.6;
        parts.push(
          path(
            `M${x + 12 + index * 34} ${top + 48}v-18a7 8 0 0 1 14 0v18Z`,
            lit ? '#ffce7e' : darker(tone, 0.55),
            { opacity: 0.9 },
          ),
        );
      }
      if (random() > 0.62)
        parts.push(ellipse(x + width / 2, top - 2, width * 0.3, width * 0.24, darker(tone, 0.08)));
      x += width + 2;
    }
  }
  return group(parts);
}

/** A round minaret, 260 px high at scale 1. */
export function minaret(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const stone = light.stone;
  const shaft = canvas.linear(
    [
      [0, mix(stone, light.glow, 0.35)],
      [1, mix(stone, light.shade, 0.5)],
    ],
    0,
    0,
    1,
    0,
  );
  return placed(
    [
      path('M-17 0L-14 -180H14L17 0Z', shaft),
      path('M-24 -176L-30 -198H30L24 -176Z', darker(stone, 0.12)),
      rect(-31, -206, 62, 9, lighter(stone, 0.2)),
      rect(-11, -232, 22, 28, shaft),
      path(
        'M-14 -230C-14 -248 -4 -256 0 -266C4 -256 14 -248 14 -230Z',
        mix('#6f8f86', light.shade, 0.2 + light.lamps * 0.3),
      ),
      stroke('M0 -264v-14', darker(stone, 0.4), 2.4),
    ].join(''),
    x,
    y,
    scale,
  );
}
