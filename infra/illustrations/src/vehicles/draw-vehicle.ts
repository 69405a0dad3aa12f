import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { type Anchor, curve } from '../drawing/curve.ts';
import { ellipse, group, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import type { VehicleShape } from './vehicle-shape.ts';
import { standing, wheel } from './wheel.ts';

const archGap = 5;

/** The vehicle with its front at x = 0 facing left and its wheels on y = 0. */
export function vehicle(canvas: Canvas, shape: VehicleShape, colour: string, light: Light): string {
  const lit = light.lamps > 0.5;
  const paint = mix(colour, light.shade, light.lamps * 0.28);
  const body = bodyPath(shape);
  const wheels = shape.axles.map((x) =>
    standing(wheel(canvas, shape.wheelRadius, shape.rim, light), x, shape.wheelRadius),
  );
  return [
    groundShadow(canvas, shape, light),
    underbody(shape),
    path(body, bodyGradient(canvas, shape, paint, light)),
    secondPaint(canvas, shape, body, light),
    canvas.clipped(body, modelling(canvas, shape, body, paint, light)),
    glasshouse(canvas, shape, paint, light),
    seams(shape, paint),
    lamps(canvas, shape, lit),
    details(canvas, shape, paint, light),
    ...wheels,
  ].join('');
}

/** The vehicle standing with the middle of its length at `x` and its wheels on `y`; `scale` in px per cm. */
export function parked(
  canvas: Canvas,
  shape: VehicleShape,
  colour: string,
  light: Light,
  at: { x: number; y: number; scale: number; facingRight?: boolean },
): string {
  const half = (shape.length / 2) * at.scale * (at.facingRight ? -1 : 1);
  return placed(vehicle(canvas, shape, colour, light), at.x - half, at.y, at.scale, at.facingRight ?? false);
}

function bodyPath(shape: VehicleShape): string {
  const arch = shape.wheelRadius + archGap;
  const reach = Math.sqrt(arch ** 2 - (shape.wheelRadius - shape.sill) ** 2);
  const arches = shape.axles
    .toReversed()
    .map((x) => `L${x + reach} ${-shape.sill}A${arch} ${arch} 0 1 0 ${x - reach} ${-shape.sill}`);
  return `${curve(shape.outline)}${arches.join('')}Z`;
}

function bodyGradient(canvas: Canvas, shape: VehicleShape, paint: string, light: Light): string {
  const sky = light.sky[1]?.[1] ?? light.haze;
  return canvas.between(
    [
      [0, mix(lighter(paint, 0.2), sky, 0.25)],
      [0.32, lighter(paint, 0.1)],
      [0.5, paint],
      [0.74, darker(paint, 0.24)],
      [0.9, darker(paint, 0.42)],
      [1, mix(darker(paint, 0.5), light.pavement, 0.12)],
    ],
    -shape.height,
    -shape.sill + 2,
  );
}

function secondPaint(canvas: Canvas, shape: VehicleShape, body: string, light: Light): string {
  if (!shape.secondPaint) return '';
  const { above, colour } = shape.secondPaint;
  const top = -shape.height - 20;
  const region = `${curve(above)}L${shape.length + 20} ${top}L-20 ${top}Z`;
  const paint = mix(colour, light.shade, light.lamps * 0.28);
  const sky = light.sky[1]?.[1] ?? light.haze;
  const gradient = canvas.between(
    [
      [0, mix(paint, sky, 0.16)],
      [0.25, paint],
      [1, darker(paint, 0.2)],
    ],
    -shape.height,
    -shape.sill,
  );
  return canvas.clipped(body, path(region, gradient));
}

/** The same line `by` cm lower. */
function drop(line: readonly Anchor[], by: number): Anchor[] {
  return line.map(([x, height, arriving, leaving]) => [x, height - by, arriving, leaving]);
}

/** Light and shade on the body, all of it clipped to the body. */
function modelling(canvas: Canvas, shape: VehicleShape, body: string, paint: string, light: Light): string {
  const { length, shoulder, crease, sill } = shape;
  const lowered = drop(shoulder, 4.5);
  const bright = mix(lighter(paint, 0.55), light.glow, 0.35);
  const ends: readonly (readonly [number, string, number])[] = [
    [0, bright, 0],
    [0.2, bright, 0.85],
    [0.75, bright, 0.7],
    [1, bright, 0],
  ];
  const fade = canvas.across(ends, 20, length - 20);
  // The lower flank turns away from the sky and mirrors the road: a soft dark wave under the shoulder.
  const wave = `${curve([
    [0, 50, undefined, 8],
    [length * 0.3, 62, 0],
    [length * 0.55, 57, -1],
    [length, 64, 6],
  ])}L${length} 0L0 0Z`;
  const cladding = shape.cladding
    ? [
        rect(0, -sill - 9, length, 30, '#1b1e26'),
        ...shape.axles.map(
          (x) =>
            `<circle cx="${x}" cy="${-shape.wheelRadius}" r="${shape.wheelRadius + archGap + 2}" fill="none" stroke="#1b1e26" stroke-width="8"/>`,
        ),
      ]
    : [];
  const sky = light.sky[2]?.[1] ?? light.haze;
  // Below the shoulder the flank mirrors the bright horizon, above it the darker sky.
  const mirrored = `${curve(drop(shoulder, 6))}L${length} ${-sill}L0 ${-sill}Z`;
  return [
    path(
      mirrored,
      canvas.between(
        [
          [0, sky, 0.26],
          [0.55, sky, 0.1],
          [1, sky, 0],
        ],
        -(shoulder[1]?.[1] ?? 80) + 6,
        -46,
      ),
    ),
    path(
      wave,
      canvas.between(
        [
          [0, darker(paint, 0.75), 0.42],
          [1, darker(paint, 0.75), 0.08],
        ],
        -64,
        -sill,
      ),
    ),
    stroke(curve(shoulder), fade, 3.2),
    stroke(curve(lowered), darker(paint, 0.6), 2.4, { opacity: 0.32 }),
    stroke(curve(crease), darker(paint, 0.7), 2.2, { opacity: 0.4, 'stroke-linecap': 'round' }),
    stroke(curve(drop(crease, 2.6)), bright, 1.6, { opacity: 0.45, 'stroke-linecap': 'round' }),
    stroke(
      body,
      canvas.between(
        [
          [0, bright, 0.95],
          [0.3, bright, 0.5],
          [0.5, bright, 0],
        ],
        -shape.height,
        -sill,
      ),
      4,
    ),
    ...cladding,
    ...shape.axles.map(
      (x) =>
        `<circle cx="${x}" cy="${-shape.wheelRadius}" r="${shape.wheelRadius + archGap + 0.7}" fill="none" stroke="${shape.cladding ? '#0c0e14' : darker(paint, 0.6)}" stroke-width="1.6" opacity="0.7"/>`,
    ),
    rect(0, -sill - 3, length, 3.4, darker(paint, 0.75), { opacity: 0.55 }),
  ].join('');
}

function glasshouse(canvas: Canvas, shape: VehicleShape, paint: string, light: Light): string {
  const top = -shape.height + 8;
  const low = Math.max(...shape.glass.flat().map(([, height]) => -height));
  const sky = light.sky[1]?.[1] ?? light.haze;
  const tint = canvas.between(
    [
      [0, mix('#10182a', sky, 0.42)],
      [0.45, mix('#10182a', sky, 0.16)],
      [1, mix('#141b2b', light.haze, 0.24)],
    ],
    top,
    low,
  );
  const panes = shape.glass.map((pane) => curve(pane, true)).join('');
  const gloss = [0.18, 0.24, 0.62, 0.7].map((share, index) => {
    const x = shape.length * share;
    const width = index % 2 === 0 ? 26 : 9;
    return path(`M${x} ${low + 4}l46 ${-shape.height}h${width}l-46 ${shape.height}Z`, lighter(sky, 0.5), {
      opacity: 0.16,
    });
  });
  const seats = shape.seats.map(([x, height]) =>
    path(
      `M${x - 9} ${-height + 6}C${x - 8} ${-height - 8} ${x - 5} ${-height - 14} ${x} ${-height - 15}C${x - 1} ${-height - 18} ${x - 1} ${-height - 25} ${x + 4} ${-height - 26}C${x + 9} ${-height - 26} ${x + 11} ${-height - 19} ${x + 10} ${-height - 14}C${x + 15} ${-height - 8} ${x + 16} ${-height} ${x + 17} ${-height + 6}Z`,
      '#080c16',
      { opacity: 0.5 },
    ),
  );
  const cabin =
    light.lamps > 0.5
      ? [
          rect(
            0,
            top,
            shape.length,
            low - top,
            canvas.between(
              [
                [0, light.glow, 0.04],
                [1, light.glow, 0.3],
              ],
              top,
              low,
            ),
          ),
        ]
      : [];
  return [
    ...shape.ends.map((end) => path(curve(end, true), tint)),
    stroke(panes, shape.chrome ? '#0c1019' : darker(paint, 0.72), 3.6, { 'stroke-linejoin': 'round' }),
    path(panes, tint),
    canvas.clipped(panes, [...cabin, ...seats, ...gloss].join('')),
    canvas.clipped(panes, shape.pillars.map((pillar) => path(curve(pillar, true), '#0b0f18')).join('')),
    shape.chrome
      ? stroke(
          panes,
          canvas.between(
            [
              [0, '#f4f1ea'],
              [1, '#9aa1ac'],
            ],
            top,
            low,
          ),
          1.7,
          {
            'stroke-linejoin': 'round',
          },
        )
      : '',
  ].join('');
}

function seams(shape: VehicleShape, paint: string): string {
  return shape.seams
    .map(
      (seam) =>
        stroke(curve(seam), darker(paint, 0.8), 1.1, { opacity: 0.75 }) +
        group(stroke(curve(seam), lighter(paint, 0.5), 0.8, { opacity: 0.35 }), {
          transform: 'translate(1.1 0)',
        }),
    )
    .join('');
}

function lamps(canvas: Canvas, shape: VehicleShape, lit: boolean): string {
  const front = curve(shape.headlamp, true);
  const tail = curve(shape.tailLamp, true);
  const [lampX, lampHeight] = shape.headlamp[0] ?? [0, 60];
  const [tailX, tailHeight] = shape.tailLamp[0] ?? [shape.length, 90];
  const beam = lit
    ? [
        ellipse(
          lampX - 4,
          -lampHeight - 4,
          80,
          42,
          canvas.radial([
            [0, '#fff3d6', 0.9],
            [0.2, '#ffe2ae', 0.3],
            [1, '#ffe2ae', 0],
          ]),
        ),
        ellipse(
          lampX - 130,
          6,
          210,
          16,
          canvas.radial([
            [0, '#ffe6b8', 0.5],
            [1, '#ffe6b8', 0],
          ]),
        ),
        ellipse(
          tailX,
          -tailHeight + 6,
          46,
          34,
          canvas.radial([
            [0, '#ff5a4a', 0.4],
            [1, '#ff5a4a', 0],
          ]),
        ),
      ]
    : [];
  return [
    shape.grille ? path(curve(shape.grille, true), '#12151d') : '',
    shape.intake ? path(curve(shape.intake, true), '#12151d', { opacity: 0.85 }) : '',
    path(
      front,
      canvas.linear([
        [0, '#e9f0f5'],
        [0.55, '#9fb0c0'],
        [1, '#46536a'],
      ]),
      {
        stroke: '#1b2231',
        'stroke-width': 1,
      },
    ),
    canvas.clipped(
      front,
      stroke(curve(shape.headlamp.slice(0, 3)), lit ? '#fff6dc' : '#ffffff', lit ? 7 : 4.5, {
        opacity: 0.95,
      }),
    ),
    path(
      tail,
      canvas.linear([
        [0, lit ? '#ff5f4c' : '#c9303a'],
        [1, lit ? '#b3202c' : '#6e1422'],
      ]),
      {
        stroke: '#3a0b14',
        'stroke-width': 0.9,
      },
    ),
    canvas.clipped(
      tail,
      stroke(curve(shape.tailLamp.slice(0, 2)), lit ? '#ffd0b8' : '#ee8076', 3, { opacity: 0.85 }),
    ),
    ...beam,
  ].join('');
}

function details(canvas: Canvas, shape: VehicleShape, paint: string, light: Light): string {
  const handles = shape.handles.map(([x, height]) =>
    [
      rect(x, -height - 1, 17, 5, darker(paint, 0.6), { rx: 2.5, opacity: 0.45 }),
      rect(x, -height - 2, 17, 3.4, shape.chrome ? '#dfe2e6' : lighter(paint, 0.22), { rx: 1.7 }),
    ].join(''),
  );
  const mirror = shape.mirror
    ? [
        path(
          curve(
            [
              [shape.mirror[0] - 8, shape.mirror[1] - 2, undefined, 100],
              [shape.mirror[0] - 4, shape.mirror[1] + 9, 40],
              [shape.mirror[0] + 11, shape.mirror[1] + 10, 0, 270],
              [shape.mirror[0] + 9, shape.mirror[1] - 1, 230],
            ],
            true,
          ),
          canvas.linear([
            [0, lighter(paint, 0.32)],
            [0.5, paint],
            [1, darker(paint, 0.5)],
          ]),
          { stroke: darker(paint, 0.75), 'stroke-width': 0.8 },
        ),
      ]
    : [];
  const trim = shape.chrome
    ? [
        rect(
          (shape.axles[0] ?? 0) + shape.wheelRadius + 12,
          -shape.sill - 8.5,
          (shape.axles.at(-1) ?? 0) - (shape.axles[0] ?? 0) - shape.wheelRadius * 2 - 24,
          1.8,
          mix('#eceef0', light.shade, 0.15),
          { rx: 0.9 },
        ),
      ]
    : [];
  const rails = shape.roofRails
    ? [stroke(curve(shape.roofRails), mix('#c9ced6', light.shade, 0.3), 2.6, { 'stroke-linecap': 'round' })]
    : [];
  const metal = mix('#eceef0', light.shade, 0.12 + light.lamps * 0.2);
  const lines = (shape.brightLines ?? []).map((line) =>
    stroke(curve(line), metal, 2.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );
  return [...handles, ...mirror, ...trim, ...rails, ...lines, runningBoard(shape)].join('');
}

function runningBoard({ axles, wheelRadius, sill, runningBoard: has }: VehicleShape): string {
  if (!has) return '';
  const from = (axles[0] ?? 0) + wheelRadius + 14;
  const to = (axles.at(-1) ?? 0) - wheelRadius - 14;
  return [
    rect(from, -sill + 1, to - from, 6, '#14171f', { rx: 3 }),
    rect(from + 4, -sill + 1, to - from - 8, 1.6, '#8d939d', { rx: 0.8 }),
  ].join('');
}

function underbody(shape: VehicleShape): string {
  const first = shape.axles[0] ?? 0;
  const last = shape.axles.at(-1) ?? shape.length;
  const wells = shape.axles.map(
    (x) =>
      `<circle cx="${x}" cy="${-shape.wheelRadius}" r="${shape.wheelRadius + archGap - 0.5}" fill="#080a10"/>`,
  );
  return [rect(first - 30, -shape.sill - 10, last - first + 60, 19, '#080a10', { rx: 6 }), ...wells].join('');
}

function groundShadow(canvas: Canvas, shape: VehicleShape, light: Light): string {
  const middle = shape.length / 2;
  const dark = mix(light.shade, '#05070d', 0.5);
  return [
    ellipse(middle, 3, middle * 1.06, 17, dark, { opacity: 0.42, filter: canvas.blur(9) }),
    ellipse(middle, 0, middle * 0.93, 6.5, '#04060c', { opacity: 0.7, filter: canvas.blur(3) }),
    ...shape.axles.map((x) => ellipse(x, 0.5, shape.wheelRadius * 0.8, 3, '#020308', { opacity: 0.85 })),
  ].join('');
}
