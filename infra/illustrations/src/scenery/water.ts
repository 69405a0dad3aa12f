import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { rect } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

/** Open water between two heights, with glints that widen towards the viewer. */
export function water(canvas: Canvas, light: Light, top: number, bottom: number, seed = 5): string {
  const random = seeded(seed);
  const depth = bottom - top;
  const glints = times(depth / 5).map(() => {
    const share = random() ** 1.4;
    return rect(
      random() * canvas.width,
      top + share * depth,
      20 + share * 120 * random(),
      1 + share * 2.4,
      mix(light.farWater, '#ffffff', 0.35),
      { opacity: 0.12 + random() * 0.28, rx: 1.5 },
    );
  });
  return (
    rect(
      0,
      top,
      canvas.width,
      depth,
      canvas.between(
        [
          [0, light.farWater],
          [0.35, mix(light.farWater, light.nearWater, 0.6)],
          [1, light.nearWater],
        ],
        top,
        bottom,
      ),
    ) + glints.join('')
  );
}

/** The broken column a light throws on the water. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  seed: number,
  opacity = 0.6,
): string {
  const random = seeded(seed);
  const depth = bottom - top;
  return times(depth / 7)
    .map((index) => {
      const share = index / (depth / 7);
      const span = width * (0.35 + share * 0.75) * (0.35 + random() * 0.75);
      return rect(
        x - span / 2 + (random() - 0.5) * width * 0.35 * share,
        top + index * 7 + random() * 3,
        span,
        1.6 + share * 2.2,
        colour,
        { opacity: opacity * (0.35 + random() * 0.65) * (1 - share * 0.55), rx: 1.5 },
      );
    })
    .join('');
}
