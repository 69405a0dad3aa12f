import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { type Anchor, curve } from '../drawing/curve.ts';
import { seeded, times } from '../drawing/random.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import { busWheel, standing } from './wheel.ts';

/** A bus seen from its door side, front at x = 0, in centimetres. */
export interface CoachMeasures {
  readonly length: number;
  readonly height: number;
  readonly axles: readonly number[];
  readonly wheelRadius: number;
  /** Lower edge of the side windows. */
  readonly belt: number;
  readonly panes: number;
  /** Colour of the sweep along the flank. */
  readonly ribbon: string;
}

export const setraCoach: CoachMeasures = {
  length: 1229,
  height: 371,
  axles: [276, 884],
  wheelRadius: 50,
  belt: 196,
  panes: 6,
  ribbon: '#c8862f',
};

export const isuzuTurquoise: CoachMeasures = {
  length: 773,
  height: 318,
  axles: [226, 604],
  wheelRadius: 42,
  belt: 166,
  panes: 4,
  ribbon: '#1f4f78',
};

/** The bus standing with its middle at `x`, wheels on `y`; `scale` in px per cm. */
export function parkedCoach(
  canvas: Canvas,
  measures: CoachMeasures,
  colour: string,
  light: Light,
  at: { x: number; y: number; scale: number; facingRight?: boolean },
): string {
  const half = (measures.length / 2) * at.scale * (at.facingRight ? -1 : 1);
  return placed(coach(canvas, measures, colour, light), at.x - half, at.y, at.scale, at.facingRight ?? false);
}

function coach(canvas: Canvas, measures: CoachMeasures, colour: string, light: Light): string {
  const { length, height, axles, wheelRadius, belt } = measures;
  const lit = light.lamps > 0.5;
  const paint = mix(colour, light.shade, light.lamps * 0.28);
  const sky = light.sky[1]?.[1] ?? light.haze;
  const sill = 32;
  const outline: Anchor[] = [
    [20, sill, undefined, 170],
    [6, sill + 16, 100],
    [2, belt * 0.55, 91],
    [8, belt, 86],
    [30, height * 0.82, 80],
    [52, height - 14, 62],
    [92, height, 4],
    [length - 60, height, 0],
    [length - 10, height - 22, -66],
    [length - 2, belt, -88],
    [length - 1, sill + 30, -91],
    [length - 14, sill, -168],
  ];
  const arch = wheelRadius + 7;
  const reach = Math.sqrt(arch ** 2 - (wheelRadius - sill) ** 2);
  const body = `${curve(outline)}${axles
    .toReversed()
    .map((x) => `L${x + reach} ${-sill}A${arch} ${arch} 0 1 0 ${x - reach} ${-sill}`)
    .join('')}Z`;
  const glassTop = height - 44;
  const tint = canvas.between(
    [
      [0, mix('#10182a', sky, 0.46)],
      [0.5, mix('#10182a', sky, 0.2)],
      [1, mix('#141b2b', light.haze, 0.28)],
    ],
    -glassTop,
    -belt,
  );
  const glass = curve(
    [
      [9, belt - 46, undefined, 88],
      [14, belt, 85],
      [33, height * 0.82, 80],
      [44, glassTop + 6, 60, 0],
      [length - 56, glassTop, 0, -40],
      [length - 36, glassTop - 20, -80],
      [length - 30, belt + 10, -90, 190],
      [length - 60, belt, 180],
      [172, belt, 180],
      [122, belt - 10, 230],
      [112, belt - 46, 265, 180],
    ],
    true,
  );
  const first = 180;
  const step = (length - 46 - first) / measures.panes;
  const random = seeded(length);
  const seats = times(measures.panes * 3).map((index) => {
    const x = first + 14 + (index * step) / 3;
    return path(
      `M${x} ${-belt}V${-belt - 34}C${x} ${-belt - 44} ${x + 20} ${-belt - 44} ${x + 21} ${-belt - 34}V${-belt}Z`,
      '#0a0f1c',
      { opacity: 0.6 },
    );
  });
  const gloss = times(measures.panes).map((index) => {
    const x = first + index * step + 20 + random() * 20;
    return path(`M${x} ${-belt}l54 ${-(glassTop - belt)}h34l-54 ${glassTop - belt}Z`, lighter(sky, 0.5), {
      opacity: 0.13,
    });
  });
  const cabin = lit
    ? rect(
        0,
        -glassTop,
        length,
        glassTop - belt,
        canvas.between(
          [
            [0, light.glow, 0.34],
            [1, light.glow, 0.1],
          ],
          -glassTop,
          -belt,
        ),
      )
    : '';
  const flank = canvas.between(
    [
      [0, mix(lighter(paint, 0.25), sky, 0.25)],
      [0.12, lighter(paint, 0.08)],
      [0.55, paint],
      [0.8, darker(paint, 0.16)],
      [1, darker(paint, 0.42)],
    ],
    -height,
    -sill,
  );
  const bays = times(5).map((index) => {
    const from = (axles[0] ?? 0) + arch + 8;
    const to = (axles[1] ?? length) - arch - 8;
    const x = from + ((to - from) / 4) * index;
    return stroke(`M${x} ${-sill}V${-belt * 0.62}`, darker(paint, 0.6), 1.6, { opacity: 0.6 });
  });
  const ribbon = curve(
    [
      [length, belt - 6, undefined, 200],
      [length * 0.66, belt * 0.62, 186],
      [length * 0.3, belt * 0.42, 180],
      [0, belt * 0.44, 176, 0],
      [length * 0.3, belt * 0.33, 0],
      [length * 0.7, belt * 0.42, 8],
      [length, belt * 0.62, 24],
    ],
    true,
  );
  const doorTop = height - 70;
  return [
    ellipse(length / 2, 5, length * 0.53, 24, '#04060c', { opacity: 0.42, filter: canvas.blur(12) }),
    ellipse(length / 2, 0, length * 0.48, 9, '#04060c', { opacity: 0.7, filter: canvas.blur(4) }),
    rect((axles[0] ?? 0) - 20, -sill - 20, (axles[1] ?? 0) - (axles[0] ?? 0) + 40, sill + 6, '#080a10'),
    ...axles.map((x) => `<circle cx="${x}" cy="${-wheelRadius}" r="${arch - 1}" fill="#080a10"/>`),
    path(body, flank),
    canvas.clipped(
      body,
      [
        path(ribbon, mix(measures.ribbon, light.shade, light.lamps * 0.3), { opacity: 0.92 }),
        rect(0, -sill - 12, length, 14, darker(paint, 0.7), { opacity: 0.7 }),
        stroke(`M0 ${-belt * 0.62}H${length}`, darker(paint, 0.6), 1.4, { opacity: 0.5 }),
        stroke(body, mix(lighter(paint, 0.6), light.glow, 0.35), 5, { opacity: 0.55 }),
        rect(90, -height + 4, length - 190, 7, lighter(paint, 0.6), { opacity: 0.35 }),
      ].join(''),
    ),
    ...bays,
    path(glass, tint, { stroke: '#0b0f18', 'stroke-width': 3 }),
    canvas.clipped(glass, [cabin, ...seats, ...gloss].join('')),
    ...times(measures.panes).map((index) =>
      rect(first + index * step - 3.5, -glassTop, 7, glassTop - belt, '#0b0f18', { opacity: 0.9 }),
    ),
    // Front door: a tall pane with its own frame.
    rect(86, -doorTop, 82, doorTop - sill - 8, tint, {
      rx: 8,
      stroke: darker(paint, 0.6),
      'stroke-width': 3,
    }),
    stroke(`M127 ${-doorTop + 4}V${-sill - 10}`, darker(paint, 0.6), 2.4),
    path(`M96 ${-sill - 20}L140 ${-doorTop + 6}h14L110 ${-sill - 20}Z`, '#ffffff', { opacity: 0.12 }),
    // Mirror reaching forward like a feeler.
    stroke(`M46 ${-height + 30}C20 ${-height + 8} -10 ${-height + 26} -12 ${-height + 60}`, '#12161f', 7, {
      'stroke-linecap': 'round',
    }),
    rect(-22, -height + 56, 19, 52, '#12161f', { rx: 7 }),
    path(
      `M5 ${-belt * 0.34}C4 ${-belt * 0.5} 8 ${-belt * 0.52} 16 ${-belt * 0.52}L52 ${-belt * 0.47}C40 ${-belt * 0.36} 24 ${-belt * 0.32} 5 ${-belt * 0.34}Z`,
      lit ? '#fff3d6' : '#e6edf2',
      {
        stroke: '#1b2231',
        'stroke-width': 1.4,
      },
    ),
    rect(length - 13, -belt * 0.95, 10, 56, lit ? '#ff5f4c' : '#b3262f', { rx: 4 }),
    lit
      ? ellipse(
          0,
          -belt * 0.44,
          150,
          70,
          canvas.radial([
            [0, '#fff3d6', 0.85],
            [0.25, '#ffe2ae', 0.35],
            [1, '#ffe2ae', 0],
          ]),
        )
      : '',
    lit
      ? ellipse(
          -150,
          6,
          250,
          18,
          canvas.radial([
            [0, '#ffe6b8', 0.5],
            [1, '#ffe6b8', 0],
          ]),
        )
      : '',
    ...axles.map((x) => standing(busWheel(canvas, wheelRadius, light), x, wheelRadius)),
  ].join('');
}
