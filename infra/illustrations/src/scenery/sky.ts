import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, group, path, rect } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

/** The sky down to `horizon`, with stars where lamps are lit. */
export function sky(canvas: Canvas, light: Light, horizon: number): string {
  const base =
    rect(0, 0, canvas.width, horizon + 2, canvas.between(light.sky, 0, horizon)) +
    rect(0, horizon, canvas.width, canvas.height - horizon, mix(light.haze, light.nearHills, 0.35));
  return light.lamps > 0.9 ? base + stars(canvas, horizon * 0.7) : base;
}

function stars(canvas: Canvas, depth: number): string {
  const random = seeded(canvas.width + 7);
  return times((canvas.width * depth) / 9000)
    .map(() => {
      const y = random() * depth;
      return circle(random() * canvas.width, y, 0.8 + random() * 1.3, '#fdf3dc', {
        opacity: (0.2 + random() * 0.6) * (1 - (y / depth) * 0.7),
      });
    })
    .join('');
}

/** The sun or, at night, the moon, with its halo. */
export function sun(canvas: Canvas, light: Light, x: number, y: number, radius: number): string {
  const face = light.lamps > 0.9 ? '#fbeecb' : mix(light.glow, '#ffffff', 0.35);
  const halo = canvas.radial([
    [0, face, 0.6],
    [0.3, face, 0.24],
    [1, face, 0],
  ]);
  return circle(x, y, radius * 4.6, halo) + circle(x, y, radius, face);
}

/** Long flat clouds, lit from below. */
export function clouds(
  canvas: Canvas,
  light: Light,
  seed: number,
  options: { from: number; to: number; count: number; opacity?: number },
): string {
  const random = seeded(seed);
  const white = mix(
    mix('#ffffff', light.glow, 0.3 + light.lamps * 0.4),
    light.sky[1]?.[1] ?? light.haze,
    light.lamps * 0.62,
  );
  return times(options.count)
    .map(() => {
      const x = random() * canvas.width * 1.1 - canvas.width * 0.05;
      const y = options.from + random() * (options.to - options.from);
      const length = 180 + random() * 380;
      const height = 12 + random() * 18;
      const bumps = 3 + Math.floor(random() * 3);
      let top = `M${x - length / 2} ${y}`;
      const step = length / bumps;
      for (const bump of times(bumps)) {
        const start = x - length / 2 + bump * step;
        const rise = height * (0.7 + random() * 1.1) * (bump === 0 || bump === bumps - 1 ? 0.6 : 1.2);
        top += `C${start + step * 0.1} ${y - rise} ${start + step * 0.8} ${y - rise * 1.15} ${start + step} ${y - (bump === bumps - 1 ? 0 : rise * 0.35)}`;
      }
      const body = `${top}C${x + length * 0.3} ${y + 7} ${x - length * 0.3} ${y + 7} ${x - length / 2} ${y}Z`;
      const fill = canvas.linear([
        [0, white, 1],
        [0.6, white, 0.8],
        [1, white, 0.2],
      ]);
      return group(path(body, fill), { opacity: (options.opacity ?? 0.7) * (0.55 + random() * 0.45) });
    })
    .join('');
}
