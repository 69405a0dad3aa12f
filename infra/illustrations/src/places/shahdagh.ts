import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, path, placed, polygon, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import { pylon } from './gabala.ts';

/** A chairlift line from (x1, y1) to (x2, y2) with chairs and riders. */
export function chairlift(
  light: Light,
  line: { x1: number; y1: number; x2: number; y2: number; pylons: readonly number[]; chairs: number },
): string {
  const { x1, y1, x2, y2 } = line;
  const at = (share: number) => ({ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share });
  const pylons = line.pylons.map((share) => {
    const { x, y } = at(share);
    return pylon(light, x, y, 70 + (1 - share) * 190);
  });
  const chairs = times(line.chairs).map((index) => {
    const share = (index + 0.4) / line.chairs;
    const { x, y } = at(share);
    return chair(light, x, y, 0.42 + (1 - share) * 0.9, index);
  });
  return [
    ...pylons,
    stroke(`M${x1} ${y1 - 14}L${x2} ${y2 - 6}`, '#2c3240', 2.4),
    stroke(`M${x1} ${y1}L${x2} ${y2}`, '#2c3240', 3),
    ...chairs,
  ].join('');
}

function chair(light: Light, x: number, y: number, scale: number, index: number): string {
  const jackets = ['#c9862f', '#27508c', '#8d3140', '#3f7d78', '#e0d3b4', '#5a4f80'];
  const riders = [-18, 18].map((side, place) => {
    const jacket = mix(jackets[(index * 2 + place) % jackets.length] ?? '#27508c', light.shade, 0.08);
    return [
      rect(side - 10, 44, 20, 32, jacket, { rx: 8 }),
      circle(side, 36, 9, darker(jacket, 0.25)),
      rect(side - 7, 34, 14, 5, '#f4c47a', { rx: 2 }),
      path(`M${side - 8} 74h16v30h-6v-22h-4v22h-6Z`, '#2b3147'),
      stroke(`M${side - 16} 106h32`, jacket, 4, { 'stroke-linecap': 'round' }),
    ].join('');
  });
  return placed(
    [
      stroke('M0 0V40', '#2c3240', 4),
      ...riders,
      rect(-36, 72, 72, 7, '#2c3240', { rx: 3 }),
      stroke('M-36 40V76M36 40V76M-36 42H36', '#2c3240', 4),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A skier going down to the left, with a spray of snow. */
export function skier(light: Light, x: number, y: number, scale: number, jacket: string): string {
  const cloth = mix(jacket, light.shade, 0.06);
  return placed(
    [
      path('M20 4C60 -16 90 -20 120 -10C96 -2 70 8 30 10Z', '#ffffff', { opacity: 0.75 }),
      stroke('M-52 12L34 -12', '#1d2740', 5, { 'stroke-linecap': 'round' }),
      stroke('M-40 20L46 -4', '#c9862f', 5, { 'stroke-linecap': 'round' }),
      path('M-16 6L-2 -22L-12 -42L14 -48L22 -20L4 4Z', '#2b3147'),
      path('M-14 -42C-20 -62 -12 -84 8 -88C24 -86 26 -60 20 -44Z', cloth),
      stroke('M2 -74L-26 -60L-34 -50', cloth, 9, { 'stroke-linecap': 'round' }),
      stroke('M-34 -54L28 -22', '#6a707c', 2.4),
      circle(-2, -98, 12, darker(cloth, 0.35)),
      rect(-15, -102, 14, 7, '#f4c47a', { rx: 3 }),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A mountain hotel with steep snow-laden roofs, 600 px wide at scale 1. */
export function mountainHotel(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  scale: number,
  seed = 2,
): string {
  const random = seeded(seed);
  const stone = mix('#a98a6d', light.shade, 0.1 + light.lamps * 0.25);
  const wood = mix('#6d4630', light.shade, 0.1 + light.lamps * 0.25);
  const snow = mix('#fbf8f2', light.sky[1]?.[1] ?? light.haze, 0.12 + light.lamps * 0.28);
  const wing = (left: number, width: number, height: number, pitch: number) => {
    const windows: string[] = [];
    for (const floor of times(height / 48)) {
      for (const column of times((width - 20) / 42)) {
        const lit = random() < 0.25 + light.lamps * 0.5;
        windows.push(
          rect(left + 16 + column * 42, -floor * 48 - 42, 24, 28, lit ? '#ffcf7d' : '#33435f', {
            stroke: wood,
            'stroke-width': 4,
          }),
          rect(left + 10 + column * 42, -floor * 48 - 12, 36, 4, wood),
        );
      }
    }
    const middle = left + width / 2;
    return [
      rect(
        left,
        -height,
        width,
        height,
        canvas.linear([
          [0, lighter(stone, 0.15)],
          [1, darker(stone, 0.2)],
        ]),
      ),
      path(
        polygon([
          [left - 4, -height],
          [middle, -height - pitch],
          [left + width + 4, -height],
        ]),
        wood,
      ),
      rect(middle - 13, -height - pitch * 0.44, 26, 32, '#ffcf7d', {
        stroke: darker(wood, 0.3),
        'stroke-width': 4,
      }),
      path(
        `M${left - 26} ${-height + 14}L${middle} ${-height - pitch - 14}L${left + width + 26} ${-height + 14}L${left + width + 12} ${-height + 26}L${middle} ${-height - pitch + 16}L${left - 12} ${-height + 26}Z`,
        snow,
      ),
      path(
        `M${middle} ${-height - pitch - 14}L${left + width + 26} ${-height + 14}L${left + width + 12} ${-height + 26}L${middle} ${-height - pitch + 16}Z`,
        light.shade,
        { opacity: 0.18 },
      ),
      ...windows,
    ].join('');
  };
  return placed(
    [
      wing(-300, 220, 150, 96),
      wing(90, 220, 160, 96),
      wing(-110, 230, 210, 120),
      path('M-330 6C-260 -22 -160 -6 -90 -14C0 -24 120 -4 180 -14C240 -22 300 -8 340 6Z', snow),
      ellipse(0, 6, 340, 9, snow),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A snow field falling from left to right with ski tracks. */
export function slope(
  canvas: Canvas,
  light: Light,
  options: { d: string; top: number; bottom: number; tracks: readonly string[] },
): string {
  const snow = mix('#fdfbf6', light.glow, 0.1);
  const cool = mix('#c6d6e4', light.farHills, 0.25);
  return [
    path(
      options.d,
      canvas.between(
        [
          [0, mix(snow, light.sky[1]?.[1] ?? light.haze, light.lamps * 0.3)],
          [0.5, mix(snow, cool, 0.35 + light.lamps * 0.15)],
          [1, mix(snow, cool, 0.75)],
        ],
        options.top,
        options.bottom,
      ),
    ),
    canvas.clipped(
      options.d,
      options.tracks
        .map(
          (track) =>
            stroke(track, mix(cool, light.shade, 0.22), 3, { opacity: 0.55 }) +
            stroke(track, '#ffffff', 2, { opacity: 0.6, transform: 'translate(0 3)' }),
        )
        .join(''),
    ),
  ].join('');
}
