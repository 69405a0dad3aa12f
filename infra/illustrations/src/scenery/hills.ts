import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { smooth } from '../drawing/curve.ts';
import { seeded, times } from '../drawing/random.ts';
import { path, polygon } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

/** One rolling ridge: its mean height on the picture, how much it varies, and how far down it is painted. */
export interface Ridge {
  readonly y: number;
  readonly rise: number;
  readonly to: number;
  readonly seed: number;
  readonly colour: string;
  /** Distance between bends in px. */
  readonly stride?: number;
}

/** A rolling hill, fading to haze at its foot. */
export function hill(canvas: Canvas, light: Light, ridge: Ridge): string {
  const line = ridgeLine(canvas, ridge);
  return path(
    `${smooth(line, 0.95)}L${canvas.width + 60} ${ridge.to}L-60 ${ridge.to}Z`,
    canvas.between(
      [
        [0, mix(ridge.colour, light.glow, 0.14)],
        [0.35, ridge.colour],
        [1, mix(ridge.colour, light.haze, 0.42)],
      ],
      ridge.y - ridge.rise,
      ridge.to,
    ),
  );
}

/** The points of a ridge, left to right. */
export function ridgeLine(canvas: Canvas, ridge: Ridge): [number, number][] {
  const random = seeded(ridge.seed);
  const stride = ridge.stride ?? 150;
  return times((canvas.width + 120) / stride + 2).map((index) => [
    -60 + index * stride,
    ridge.y + (random() - 0.5) * ridge.rise * 2 * (index % 2 === 0 ? 1 : 0.55),
  ]);
}

/** Several ridges from far to near. */
export function hills(
  canvas: Canvas,
  light: Light,
  seed: number,
  from: number,
  to: number,
  layers = 3,
): string {
  return times(layers)
    .map((index) => {
      const share = layers === 1 ? 1 : index / (layers - 1);
      return hill(canvas, light, {
        y: from + (to - from) * 0.75 * share,
        rise: 46 - 14 * share,
        to: to + 30,
        seed: seed + index * 31,
        colour: mix(mix(light.farHills, light.haze, 0.3 * (1 - share)), light.nearHills, share),
        stride: 190 - share * 40,
      });
    })
    .join('');
}

/** A peak of a mountain chain: where, how high, how wide at its foot. */
export type Peak = readonly [x: number, top: number, halfWidth: number];

/** Faceted mountains with a lit and a shaded side, snow above `snow` of their height (0 none, 1 all). */
export function mountains(
  canvas: Canvas,
  light: Light,
  peaks: readonly Peak[],
  foot: number,
  options: { rock: string; snow: number; seed: number },
): string {
  const random = seeded(options.seed);
  return peaks
    .map(([x, top, halfWidth]) => {
      const height = foot - top;
      const jag = (share: number) => (random() - 0.5) * halfWidth * 0.12 * share;
      const side = (direction: number): [number, number][] =>
        [0.16, 0.34, 0.52, 0.74, 1].map((share) => [
          x + direction * halfWidth * (share ** 1.15 * 1.0) + jag(share) * 1.6,
          top + height * share + jag(1) * 0.5,
        ]);
      const left = side(-1);
      const right = side(1);
      const spine: [number, number][] = [0.18, 0.36, 0.55, 0.78, 1].map((share, index) => [
        x + halfWidth * (index % 2 === 0 ? 0.07 : -0.05) + halfWidth * 0.14 * share,
        top + height * share,
      ]);
      const whole = polygon([[x, top], ...right, ...left.toReversed()]);
      const shaded = polygon([[x, top], ...right, ...spine.toReversed()]);
      const rock = canvas.between(
        [
          [0, mix(options.rock, light.glow, 0.2)],
          [1, mix(options.rock, light.haze, 0.5)],
        ],
        top,
        foot,
      );
      const shade = canvas.between(
        [
          [0, light.shade, 0.42],
          [1, light.shade, 0.06],
        ],
        top,
        foot,
      );
      const parts = [path(whole, rock)];
      // Gullies run down the flanks from the spine, lighter to the sun, darker away from it.
      const gullies = times(9).map((index) => {
        const share = 0.2 + index * 0.075;
        const direction = index % 2 === 0 ? -1 : 1;
        const reach = halfWidth * (0.3 + random() * 0.4) * share;
        const startX = x + halfWidth * 0.06;
        return polygon([
          [startX, top + height * (share - 0.12)],
          [startX + direction * reach, top + height * (share + 0.16)],
          [startX + direction * reach * 0.45, top + height * (share + 0.1)],
        ]);
      });
      parts.push(
        canvas.clipped(whole, gullies.map((gully) => path(gully, light.shade, { opacity: 0.16 })).join('')),
      );
      if (options.snow > 0) {
        const line = top + height * options.snow;
        const teeth = times(17).map((index): [number, number] => [
          x - halfWidth + (halfWidth * 2 * index) / 16,
          line + (index % 2 === 0 ? -0.09 : 0.07) * height * (0.4 + random()),
        ]);
        const cap = polygon([[x - halfWidth, top - 5], [x + halfWidth, top - 5], ...teeth.toReversed()]);
        const snow = canvas.between(
          [
            [0, mix('#fdfaf4', light.glow, 0.1 + light.lamps * 0.2)],
            [1, mix(mix('#f3f3f0', light.farHills, 0.28), light.glow, light.lamps * 0.2)],
          ],
          top,
          line,
        );
        parts.push(
          canvas.clipped(
            whole,
            canvas.clipped(
              cap,
              path(whole, snow) +
                gullies.map((gully) => path(gully, light.farHills, { opacity: 0.4 })).join(''),
            ),
          ),
        );
      }
      parts.push(path(shaded, shade));
      return parts.join('');
    })
    .join('');
}
