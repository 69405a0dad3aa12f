import type { Canvas } from '../drawing/canvas.ts';
import { seeded, times } from '../drawing/random.ts';
import { path, polygon, rect, stroke } from '../drawing/shapes.ts';

/** A star of `points` rays round (cx, cy). */
export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): string {
  return polygon(
    times(points * 2).map((index): [number, number] => {
      const angle = ((index * 180) / points + turn - 90) * (Math.PI / 180);
      const reach = index % 2 === 0 ? outer : inner;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    }),
  );
}

/** A shebeke window: coloured glass in an eight-pointed star lattice of wood. */
export function shebeke(
  canvas: Canvas,
  pane: { x: number; y: number; width: number; height: number; cell: number; seed: number; lit: boolean },
): string {
  const { x, y, width, height, cell } = pane;
  const random = seeded(pane.seed);
  const glass = pane.lit
    ? ['#ffcf78', '#f2a540', '#e2574a', '#7cc0c9', '#ffe6ad']
    : ['#d99a3a', '#9c2f3c', '#2f6f93', '#3f8a74', '#ecd9a8'];
  const columns = Math.max(1, Math.round(width / cell));
  const rows = Math.max(1, Math.round(height / cell));
  const stepX = width / columns;
  const stepY = height / rows;
  const half = Math.min(stepX, stepY) / 2;
  const cells = times(columns * rows).map((index) => {
    const cx = x + stepX * ((index % columns) + 0.5);
    const cy = y + stepY * (Math.floor(index / columns) + 0.5);
    const even = ((index % columns) + Math.floor(index / columns)) % 2 === 0;
    const tone = glass[even ? Math.floor(random() * 2) : 2 + Math.floor(random() * 3)] ?? '#d99a3a';
    return (
      rect(cx - stepX / 2, cy - stepY / 2, stepX, stepY, glass[even ? 4 : 2] ?? tone, { opacity: 0.85 }) +
      path(star(cx, cy, 8, half * 1.04, half * 0.66), tone, {
        stroke: '#3f2616',
        'stroke-width': Math.max(1.2, cell * 0.07),
      })
    );
  });
  const grid = [
    ...times(columns + 1).map((index) => `M${x + index * stepX} ${y}v${height}`),
    ...times(rows + 1).map((index) => `M${x} ${y + index * stepY}h${width}`),
  ].join('');
  const frame = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return (
    canvas.clipped(frame, cells.join('') + stroke(grid, '#3f2616', Math.max(1.4, cell * 0.08))) +
    stroke(frame, '#3f2616', 4)
  );
}
