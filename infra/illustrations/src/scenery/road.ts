import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, path, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

/** A road seen from its side: pavement, kerb, asphalt to the picture's foot, lane marks. */
export function road(canvas: Canvas, light: Light, options: { pavement: number; kerb: number }): string {
  const { pavement, kerb } = options;
  const { width, height } = canvas;
  const slabs = times(width / 88 + 1).map((index) =>
    stroke(`M${index * 88 + 20} ${pavement}l-26 ${kerb - pavement}`, darker(light.pavement, 0.3), 1.4, {
      opacity: 0.4,
    }),
  );
  const marks = times(width / 300 + 1).map((index) =>
    path(
      `M${index * 300 - 70} ${height - 46}h150l-12 13h-150Z`,
      mix('#f3ead8', light.road, 0.25 + light.lamps * 0.2),
    ),
  );
  return [
    pavement < kerb
      ? rect(
          0,
          pavement,
          width,
          kerb - pavement,
          canvas.between(
            [
              [0, mix(light.pavement, light.haze, 0.25)],
              [1, light.pavement],
            ],
            pavement,
            kerb,
          ),
        ) + slabs.join('')
      : '',
    rect(
      0,
      kerb,
      width,
      height - kerb,
      canvas.between(
        [
          [0, lighter(light.road, 0.07)],
          [1, darker(light.road, 0.28)],
        ],
        kerb,
        height,
      ),
    ),
    rect(0, kerb - 5, width, 6, lighter(light.pavement, 0.25)),
    rect(0, kerb + 1, width, 10, darker(light.pavement, 0.35)),
    ...marks,
  ].join('');
}

/** A country road without pavement: verge, asphalt with a white edge line. */
export function countryRoad(canvas: Canvas, light: Light, top: number, verge: string): string {
  const { width, height } = canvas;
  const random = seeded(top);
  const stones = times(40).map(() =>
    ellipse(
      random() * width,
      top - 8 - random() * 26,
      3 + random() * 9,
      2 + random() * 4,
      darker(verge, 0.18 + random() * 0.2),
    ),
  );
  return [
    rect(
      0,
      top - 42,
      width,
      60,
      canvas.between(
        [
          [0, verge, 0],
          [0.5, verge],
          [1, darker(verge, 0.2)],
        ],
        top - 42,
        top,
      ),
    ),
    ...stones,
    rect(
      0,
      top,
      width,
      height - top,
      canvas.between(
        [
          [0, lighter(light.road, 0.07)],
          [1, darker(light.road, 0.28)],
        ],
        top,
        height,
      ),
    ),
    rect(0, top + 14, width, 4, mix('#f3ead8', light.road, 0.3 + light.lamps * 0.2)),
    ...times(width / 300 + 1).map((index) =>
      path(
        `M${index * 300 - 10} ${height - 44}h150l-12 12h-150Z`,
        mix('#f3ead8', light.road, 0.3 + light.lamps * 0.2),
      ),
    ),
  ].join('');
}

/** A steel crash barrier along a mountain road. */
export function barrier(canvas: Canvas, light: Light, y: number): string {
  const steel = mix('#c3c8cc', light.shade, 0.2 + light.lamps * 0.3);
  return [
    ...times(canvas.width / 130 + 1).map((index) =>
      rect(index * 130 + 30, y - 34, 9, 40, darker(steel, 0.35)),
    ),
    rect(
      0,
      y - 42,
      canvas.width,
      22,
      canvas.linear([
        [0, lighter(steel, 0.3)],
        [0.45, darker(steel, 0.22)],
        [0.55, lighter(steel, 0.15)],
        [1, darker(steel, 0.4)],
      ]),
    ),
  ].join('');
}

/** A boulevard lamp with two globes, lit after dusk. */
export function streetLamp(canvas: Canvas, light: Light, x: number, y: number, size: number): string {
  const iron = mix('#2b3140', light.shade, 0.4);
  const globe = light.lamps > 0.5 ? '#ffe7b3' : '#f4efe3';
  const heads = [-1, 1].map((side) => {
    const cx = x + side * size * 0.12;
    const cy = y - size * 0.88;
    return [
      stroke(
        `M${x} ${y - size * 0.84}Q${cx} ${y - size * 0.86} ${cx} ${cy + size * 0.05}`,
        iron,
        size * 0.018,
      ),
      light.lamps > 0.5
        ? circle(
            cx,
            cy,
            size * 0.26,
            canvas.radial([
              [0, '#ffdf9e', 0.65],
              [0.3, '#ffcf80', 0.22],
              [1, '#ffcf80', 0],
            ]),
          )
        : '',
      circle(cx, cy, size * 0.046, globe),
    ].join('');
  });
  return [
    rect(x - size * 0.014, y - size * 0.95, size * 0.028, size * 0.95, iron),
    rect(x - size * 0.04, y - size * 0.07, size * 0.08, size * 0.07, iron, { rx: 3 }),
    ...heads,
    circle(x, y - size * 0.96, size * 0.022, iron),
  ].join('');
}

/** A stone balustrade by the water. */
export function balustrade(canvas: Canvas, light: Light, y: number, height: number): string {
  const stone = mix(light.stone, '#ffffff', 0.16);
  const posts = times(canvas.width / 22 + 1).map((index) => {
    const x = index * 22 + 5;
    return path(
      `M${x} ${y - height * 0.8}h9q5 ${height * 0.38} -1 ${height * 0.8}h-7q-6 ${-height * 0.42} -1 ${-height * 0.8}Z`,
      darker(stone, 0.12),
    );
  });
  const piers = times(canvas.width / 352 + 1).map((index) =>
    rect(
      index * 352 - 14,
      y - height * 1.12,
      40,
      height * 1.12,
      canvas.linear(
        [
          [0, lighter(stone, 0.15)],
          [1, darker(stone, 0.25)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
  );
  return [
    ...posts,
    rect(
      0,
      y - height,
      canvas.width,
      height * 0.22,
      canvas.linear([
        [0, lighter(stone, 0.25)],
        [1, darker(stone, 0.15)],
      ]),
    ),
    rect(0, y - height * 0.14, canvas.width, height * 0.16, darker(stone, 0.2)),
    ...piers,
  ].join('');
}
