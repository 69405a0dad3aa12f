import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

function blob(cx: number, cy: number, r: number, fill: string): string {
  return ellipse(cx, cy, r, r * 0.86, fill);
}

/** A broad-leaved tree standing at (x, y), `size` px high. */
export function planeTree(light: Light, x: number, y: number, size: number, seed = 1): string {
  const random = seeded(seed * 97 + 3);
  const crown = light.foliage;
  // Great trees show more, finer clumps of leaves.
  const leaves = size > 550 ? 44 : 15;
  const spots = times(leaves).map((index) => {
    const angle = index * 2.4 + random() * 0.5;
    const distance = size * 0.27 * Math.sqrt((index + 0.4) / leaves);
    return [
      x + Math.cos(angle) * distance * 1.15,
      y - size * 0.68 + Math.sin(angle) * distance * 0.86,
      size * (0.1 + random() * 0.045) * (leaves > 15 ? 0.68 : 1),
    ] as const;
  });
  const trunk = mix('#6b5444', light.shade, 0.3 + light.lamps * 0.3);
  const sunlit = spots.filter(([cx, cy]) => cx < x + size * 0.1 && cy < y - size * 0.6);
  return [
    path(
      `M${x - size * 0.035} ${y}C${x - size * 0.02} ${y - size * 0.25} ${x - size * 0.03} ${y - size * 0.4} ${x - size * 0.1} ${y - size * 0.6}L${x} ${y - size * 0.48}L${x + size * 0.1} ${y - size * 0.62}C${x + size * 0.03} ${y - size * 0.4} ${x + size * 0.02} ${y - size * 0.2} ${x + size * 0.04} ${y}Z`,
      trunk,
    ),
    ...spots.map(([cx, cy, r]) => blob(cx + size * 0.02, cy + size * 0.03, r * 1.1, darker(crown, 0.3))),
    ...spots.map(([cx, cy, r]) => blob(cx - r * 0.12, cy - r * 0.1, r, crown)),
    ...sunlit.map(([cx, cy, r]) =>
      blob(cx - r * 0.22, cy - r * 0.24, r * 0.72, mix(lighter(crown, 0.04), light.glow, 0.12)),
    ),
    ...sunlit.map(([cx, cy, r]) =>
      blob(cx - r * 0.34, cy - r * 0.38, r * 0.36, mix(lighter(crown, 0.08), light.glow, 0.22)),
    ),
  ].join('');
}

/** A slender cypress. */
export function cypress(canvas: Canvas, light: Light, x: number, y: number, size: number): string {
  const half = size * 0.095;
  const d = `M${x} ${y - size}C${x + half * 0.7} ${y - size * 0.75} ${x + half * 1.3} ${y - size * 0.3} ${x + half * 0.6} ${y - size * 0.03}L${x - half * 0.6} ${y - size * 0.03}C${x - half * 1.3} ${y - size * 0.3} ${x - half * 0.7} ${y - size * 0.75} ${x} ${y - size}Z`;
  const leaf = darker(light.foliage, 0.1);
  return (
    rect(x - half * 0.15, y - size * 0.06, half * 0.3, size * 0.06, darker(leaf, 0.5)) +
    path(
      d,
      canvas.linear(
        [
          [0, mix(leaf, light.glow, 0.22)],
          [0.5, leaf],
          [1, darker(leaf, 0.35)],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}

/** A date palm of the boulevard. */
export function palm(light: Light, x: number, y: number, size: number, seed = 1): string {
  const random = seeded(seed * 41);
  const trunk = mix('#75604c', light.shade, 0.3 + light.lamps * 0.3);
  const topX = x + size * 0.03;
  const topY = y - size * 0.72;
  const fronds = times(11).map((index) => {
    const angle = (-190 + index * 20 + random() * 8) * (Math.PI / 180);
    const reach = size * (0.26 + random() * 0.06);
    const tipX = topX + Math.cos(angle) * reach;
    const tipY = topY + Math.sin(angle) * reach * 0.75 + size * 0.09;
    const midX = topX + Math.cos(angle) * reach * 0.55;
    const midY = topY + Math.sin(angle) * reach * 0.95 - size * 0.03;
    const colour =
      index % 3 === 0 ? mix(light.foliage, light.glow, 0.2) : darker(light.foliage, (index % 3) * 0.12);
    return path(
      `M${topX} ${topY}Q${midX} ${midY - size * 0.035} ${tipX} ${tipY}Q${midX} ${midY + size * 0.05} ${topX} ${topY}Z`,
      colour,
    );
  });
  return (
    path(
      `M${x - size * 0.026} ${y}C${x - size * 0.012} ${y - size * 0.3} ${topX - size * 0.02} ${y - size * 0.5} ${topX - size * 0.016} ${topY}H${topX + size * 0.018}C${topX + size * 0.01} ${y - size * 0.5} ${x + size * 0.016} ${y - size * 0.3} ${x + size * 0.026} ${y}Z`,
      trunk,
    ) + fronds.join('')
  );
}

/** A conifer of the mountain forests. */
export function fir(light: Light, x: number, y: number, size: number, colour = light.foliage): string {
  const tiers = [0.46, 0.36, 0.26].map((width, index) => {
    const foot = y - size * (0.07 + index * 0.25);
    const tip = y - size * (0.52 + index * 0.24);
    return (
      path(
        polygon([
          [x - (size * width) / 2, foot],
          [x, tip],
          [x + (size * width) / 2, foot],
        ]),
        colour,
      ) +
      path(
        polygon([
          [x, foot],
          [x, tip],
          [x + (size * width) / 2, foot],
        ]),
        darker(colour, 0.28),
      )
    );
  });
  return (
    rect(x - size * 0.025, y - size * 0.1, size * 0.05, size * 0.1, darker(colour, 0.5)) + tiers.join('')
  );
}

/** A row of conifers along a slope given by `ground`. */
export function firs(
  light: Light,
  options: {
    from: number;
    to: number;
    count: number;
    size: number;
    seed: number;
    colour?: string;
    ground: (x: number) => number;
  },
): string {
  const random = seeded(options.seed);
  return times(options.count)
    .map(() => {
      const x = options.from + random() * (options.to - options.from);
      const size = options.size * (0.65 + random() * 0.6);
      return { x, y: options.ground(x) + random() * size * 0.3, size };
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, size }) => fir(light, x, y, size, options.colour ?? light.foliage))
    .join('');
}

/** A low rounded hedge between two x. */
export function hedge(
  light: Light,
  from: number,
  to: number,
  y: number,
  height: number,
  seed: number,
): string {
  const random = seeded(seed);
  const count = (to - from) / (height * 0.9);
  const bushes = times(count + 1).map((index) =>
    ellipse(
      from + index * height * 0.9,
      y,
      height * 0.75,
      height * (0.65 + random() * 0.4),
      index % 2 === 0 ? light.foliage : darker(light.foliage, 0.14),
    ),
  );
  return group(bushes);
}

/** A bare twig or reed line, for foregrounds. */
export function grass(
  light: Light,
  from: number,
  to: number,
  y: number,
  size: number,
  seed: number,
  colour = light.foliage,
): string {
  const random = seeded(seed);
  return times((to - from) / (size * 0.35))
    .map(() => {
      const x = from + random() * (to - from);
      const lean = (random() - 0.4) * size * 0.6;
      return stroke(
        `M${x} ${y + 4}Q${x + lean * 0.2} ${y - size * 0.6} ${x + lean} ${y - size * (0.6 + random() * 0.5)}`,
        mix(colour, light.glow, random() * 0.3),
        size * 0.06,
        { 'stroke-linecap': 'round' },
      );
    })
    .join('');
}
