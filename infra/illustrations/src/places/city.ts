import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

/** How a row of houses fills a strip of the horizon. */
export interface Skyline {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly lowest: number;
  readonly highest: number;
  readonly seed: number;
  /** 0 near, 1 lost in haze. */
  readonly distance: number;
  readonly towers?: boolean;
}

/** A row of city houses, windows lit after dusk. */
export function skyline(canvas: Canvas, light: Light, row: Skyline): string {
  const random = seeded(row.seed);
  const parts: string[] = [];
  let x = row.from;
  while (x < row.to) {
    const width = 34 + random() * 58;
    const tall = row.lowest + (row.highest - row.lowest) * random() ** 1.6;
    const tone = mix(
      mix(random() > 0.5 ? light.stone : light.glass, light.shade, light.lamps * 0.4),
      light.haze,
      row.distance,
    );
    parts.push(
      house(canvas, light, {
        x,
        y: row.y,
        width,
        height: tall,
        tone,
        seed: Math.floor(random() * 9999),
        distance: row.distance,
      }),
    );
    x += width + (random() > 0.75 ? random() * 14 : 0);
  }
  return parts.join('');
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  readonly seed: number;
  readonly distance: number;
}

function house(canvas: Canvas, light: Light, { x, y, width, height, tone, seed, distance }: House): string {
  const random = seeded(seed);
  const rows = Math.floor((height - 14) / 17);
  const columns = Math.max(2, Math.floor((width - 8) / 13));
  const step = (width - 8) / columns;
  const windows: string[] = [];
  for (const row of times(rows)) {
    for (const column of times(columns)) {
      const lit = random() < light.lamps * 0.42;
      if (!lit && distance > 0.45) continue;
      windows.push(
        rect(
          x + 5 + column * step,
          y - height + 10 + row * 17,
          step * 0.58,
          8.5,
          lit ? mix('#ffd283', '#f0a24a', random()) : darker(tone, 0.3),
          { opacity: lit ? 0.9 - distance * 0.5 : 0.34 },
        ),
      );
    }
  }
  return [
    rect(
      x,
      y - height,
      width,
      height + 2,
      canvas.linear([
        [0, mix(tone, light.glow, 0.16)],
        [1, darker(tone, 0.16)],
      ]),
    ),
    rect(x + width * 0.72, y - height, width * 0.28, height + 2, light.shade, { opacity: 0.2 }),
    rect(x - 1.5, y - height - 3, width + 3, 4, lighter(tone, 0.14)),
    ...windows,
  ].join('');
}

/** A glass office tower: slab, or curved to a leaf point when `curved`. */
export function officeTower(
  canvas: Canvas,
  light: Light,
  options: { x: number; y: number; width: number; height: number; curved?: boolean; seed: number },
): string {
  const { x, y, width, height } = options;
  const random = seeded(options.seed);
  const d = options.curved
    ? `M${x} ${y}C${x - width * 0.1} ${y - height * 0.4} ${x + width * 0.02} ${y - height * 0.8} ${x + width * 0.62} ${y - height}C${x + width * 0.95} ${y - height * 0.75} ${x + width * 1.12} ${y - height * 0.35} ${x + width} ${y}Z`
    : polygon([
        [x, y],
        [x, y - height * 0.965],
        [x + width, y - height],
        [x + width, y],
      ]);
  const cell = 15;
  const lights: string[] = [];
  for (const row of times(height / cell)) {
    for (const column of times(width / cell)) {
      if (random() < light.lamps * 0.3)
        lights.push(
          rect(x + column * cell + 2, y - row * cell - 12, cell - 4, 8, '#ffd083', {
            opacity: 0.35 + random() * 0.55,
          }),
        );
    }
  }
  const floors = times(height / cell).map((row) =>
    stroke(`M${x - 20} ${y - row * cell}h${width * 1.4}`, darker(light.glass, 0.35), 1.6, { opacity: 0.45 }),
  );
  const mullions = times(width / (cell * 2) + 2).map((column) =>
    stroke(`M${x + column * cell * 2} ${y}v${-height}`, lighter(light.glass, 0.3), 1.2, { opacity: 0.35 }),
  );
  const sky = light.sky[2]?.[1] ?? light.haze;
  return [
    path(
      d,
      canvas.between(
        [
          [0, mix(light.glass, sky, 0.45)],
          [0.5, light.glass],
          [1, darker(light.glass, 0.3)],
        ],
        y - height,
        y,
      ),
    ),
    canvas.clipped(
      d,
      [
        path(
          polygon([
            [x + width * 0.15, y],
            [x + width * 0.7, y - height],
            [x + width * 1.2, y - height],
            [x + width * 0.62, y],
          ]),
          lighter(sky, 0.3),
          { opacity: 0.2 },
        ),
        ...floors,
        ...mullions,
        ...lights,
        rect(x + width * 0.66, y - height, width * 0.6, height, light.shade, { opacity: 0.24 }),
      ].join(''),
    ),
  ].join('');
}

/** The television tower on its hill, 330 px high at scale 1. */
export function televisionTower(light: Light, x: number, y: number, scale: number): string {
  const tone = mix(mix(light.stone, light.shade, 0.25), light.haze, 0.35);
  const content = [
    path('M-14 0C-7 -60 -5 -120 -4 -190H4C5 -120 7 -60 14 0Z', tone),
    path('M-20 -176h40l-8 -22h-24Z', darker(tone, 0.14)),
    rect(-14, -206, 28, 9, lighter(tone, 0.15), { rx: 3 }),
    path('M-4 -206L-1.4 -330H1.4L4 -206Z', tone),
    light.lamps > 0.5 ? circle(0, -330, 4, '#ff6a5a') + rect(-19, -186, 38, 4, '#ffd083') : '',
  ];
  return placed(content.join(''), x, y, scale);
}

/** A sandstone residential front with arched windows, as Baku's oil-boom streets have them. */
export function stoneFront(
  canvas: Canvas,
  light: Light,
  options: { x: number; y: number; width: number; floors: number; bays: number; seed: number; tone?: string },
): string {
  const { x, y, width, floors, bays } = options;
  const random = seeded(options.seed);
  const stone = options.tone ?? light.stone;
  const floorHeight = 128;
  const height = floors * floorHeight + 46;
  const bay = width / bays;
  const parts = [
    rect(
      x,
      y - height,
      width,
      height,
      canvas.linear([
        [0, mix(stone, light.glow, 0.3)],
        [1, darker(stone, 0.1)],
      ]),
    ),
  ];
  for (const floor of times(floors)) {
    const foot = y - floor * floorHeight - 18;
    parts.push(
      rect(x, foot - floorHeight + 16, width, 7, lighter(stone, 0.25)),
      rect(x, foot - floorHeight + 23, width, 4, darker(stone, 0.25), { opacity: 0.5 }),
    );
    for (const index of times(bays)) {
      const middle = x + bay * (index + 0.5);
      const half = Math.min(25, bay * 0.27);
      const lit = random() < light.lamps * 0.6;
      const opening = `M${middle - half} ${foot}V${foot - 58}A${half} ${half} 0 0 1 ${middle + half} ${foot - 58}V${foot}Z`;
      parts.push(
        stroke(opening, lighter(stone, 0.3), 10),
        stroke(opening, darker(stone, 0.22), 2, { opacity: 0.7 }),
        path(
          opening,
          lit
            ? canvas.linear([
                [0, '#ffd88f'],
                [1, '#d98b3d'],
              ])
            : canvas.linear([
                [0, darker(light.glass, 0.25)],
                [1, darker(light.glass, 0.6)],
              ]),
        ),
        stroke(
          `M${middle} ${foot}V${foot - 82}M${middle - half} ${foot - 56}h${half * 2}`,
          lighter(stone, 0.1),
          3,
          { opacity: 0.8 },
        ),
      );
      if (floor > 0 && index % 2 === 1) {
        parts.push(
          rect(middle - half - 12, foot - 2, half * 2 + 24, 7, lighter(stone, 0.2)),
          ...times(9).map((bar) =>
            rect(middle - half - 9 + bar * ((half * 2 + 18) / 8) - 1, foot - 30, 2, 29, '#20242f', {
              opacity: 0.8,
            }),
          ),
          rect(middle - half - 12, foot - 32, half * 2 + 24, 3, '#20242f', { opacity: 0.85 }),
        );
      }
    }
    for (const index of times(bays + 1)) {
      parts.push(
        rect(x + bay * index - 6, foot - floorHeight + 26, 12, floorHeight - 18, lighter(stone, 0.16), {
          opacity: 0.8,
        }),
      );
    }
  }
  parts.push(
    rect(x - 10, y - height - 14, width + 20, 18, lighter(stone, 0.22)),
    rect(x - 10, y - height + 4, width + 20, 6, darker(stone, 0.35), { opacity: 0.45 }),
    rect(x, y - 18, width, 18, darker(stone, 0.22)),
  );
  return parts.join('');
}
