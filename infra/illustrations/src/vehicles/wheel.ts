import type { Canvas } from '../drawing/canvas.ts';
import { darker, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { circle, group, path, placed, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import type { Rim } from './vehicle-shape.ts';

const spokes: Record<Rim, { count: number; root: number; tip: number; twist: number }> = {
  five: { count: 5, root: 0.17, tip: 0.13, twist: 0 },
  multi: { count: 10, root: 0.07, tip: 0.075, twist: 0 },
  turbine: { count: 9, root: 0.1, tip: 0.09, twist: 14 },
  steel: { count: 6, root: 0.22, tip: 0.24, twist: 0 },
};

/** A wheel round its own middle, radius in the vehicle's centimetres. */
export function wheel(canvas: Canvas, radius: number, rim: Rim, light: Light): string {
  const inner = radius * (rim === 'steel' ? 0.62 : 0.72);
  const metal = mix('#d4d8de', light.shade, 0.12 + light.lamps * 0.35);
  const { count, root, tip, twist } = spokes[rim];
  const alloy = canvas.between(
    [
      [0, mix(metal, '#ffffff', 0.35)],
      [1, darker(metal, 0.35)],
    ],
    -inner,
    inner,
  );
  const spoke = `M${-root * inner} ${-inner * 0.14}C${-root * inner} ${-inner * 0.5} ${-tip * inner * 0.9} ${-inner * 0.7} ${-tip * inner} ${-inner * 0.95}L${tip * inner} ${-inner * 0.95}C${tip * inner * 0.9} ${-inner * 0.7} ${root * inner} ${-inner * 0.5} ${root * inner} ${-inner * 0.14}Z`;
  const blades = times(count).map((index) => {
    const turn = (360 / count) * index + 8;
    const blade = path(spoke, alloy, twist ? { transform: `skewX(${twist})` } : {});
    const ridge =
      rim === 'five' ? stroke(`M0 ${-inner * 0.3}V${-inner * 0.9}`, darker(metal, 0.55), inner * 0.07) : '';
    return group(blade + ridge, { transform: `rotate(${turn})` });
  });
  return [
    circle(
      0,
      0,
      radius,
      canvas.between(
        [
          [0, '#2a2e38'],
          [1, '#0d0f15'],
        ],
        -radius,
        radius,
      ),
    ),
    circle(0, 0, radius * 0.93, 'none', { stroke: '#3a3f4b', 'stroke-width': radius * 0.02 }),
    circle(0, 0, inner * 1.04, '#0a0c12'),
    circle(0, 0, inner * 0.62, mix('#5a5f69', light.shade, 0.4)),
    circle(0, 0, inner * 0.62, 'none', { stroke: '#23262e', 'stroke-width': inner * 0.05 }),
    ...blades,
    circle(0, 0, inner * 0.98, 'none', { stroke: alloy, 'stroke-width': inner * 0.085 }),
    circle(0, 0, inner * 0.2, alloy),
    circle(0, 0, inner * 0.12, darker(metal, 0.6)),
  ].join('');
}

/** A dual-axle bus wheel: deep dish, bolt ring. */
export function busWheel(canvas: Canvas, radius: number, light: Light): string {
  const inner = radius * 0.6;
  const metal = mix('#ced3da', light.shade, 0.15 + light.lamps * 0.35);
  const alloy = canvas.between(
    [
      [0, mix(metal, '#ffffff', 0.3)],
      [1, darker(metal, 0.4)],
    ],
    -inner,
    inner,
  );
  const holes = times(10).map((index) =>
    group(circle(0, -inner * 0.72, inner * 0.11, '#14171f'), { transform: `rotate(${index * 36})` }),
  );
  const bolts = times(10).map((index) =>
    group(circle(0, -inner * 0.4, inner * 0.05, darker(metal, 0.6)), {
      transform: `rotate(${index * 36 + 18})`,
    }),
  );
  return [
    circle(0, 0, radius, '#14171f'),
    circle(0, 0, radius * 0.9, 'none', { stroke: '#343945', 'stroke-width': radius * 0.025 }),
    circle(0, 0, inner, alloy),
    ...holes,
    circle(0, 0, inner * 0.52, darker(metal, 0.3)),
    ...bolts,
    circle(0, 0, inner * 0.26, alloy),
  ].join('');
}

/** The wheel standing on the ground at `x`. */
export function standing(content: string, x: number, radius: number): string {
  return placed(content, x, -radius);
}
