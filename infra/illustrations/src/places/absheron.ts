import type { Canvas } from '../drawing/canvas.ts';
import { darker, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { circle, ellipse, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import { dome, pointedArch } from './shamakhi.ts';

/** A flame standing on (x, y), `height` px high. */
export function flame(canvas: Canvas, x: number, y: number, height: number, lean = 0): string {
  const w = height * 0.3;
  const tongue = (share: number) => {
    const h = height * share;
    const half = w * share;
    return `M${x - half * 0.7} ${y}C${x - half * 1.5} ${y - h * 0.3} ${x - half * 0.3} ${y - h * 0.5} ${x - half * 0.35 + lean} ${y - h * 0.74}C${x + half * 0.05 + lean} ${y - h * 0.62} ${x + lean * 1.2} ${y - h * 0.86} ${x + half * 0.25 + lean * 1.5} ${y - h}C${x + half * 0.6 + lean} ${y - h * 0.66} ${x + half * 1.6} ${y - h * 0.36} ${x + half * 0.7} ${y}Z`;
  };
  return [
    path(
      tongue(1),
      canvas.linear([
        [0, '#f08a34', 0.85],
        [0.6, '#e8732b'],
        [1, '#c8452a'],
      ]),
    ),
    path(
      tongue(0.72),
      canvas.linear([
        [0, '#ffb64f'],
        [1, '#f28a33'],
      ]),
    ),
    path(tongue(0.42), '#ffe7a6'),
  ].join('');
}

/** The glow a fire throws round itself. */
export function fireGlow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.7,
): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    canvas.radial([
      [0, '#ffb04d', strength],
      [0.45, '#f0863a', strength * 0.4],
      [1, '#f0863a', 0],
    ]),
  );
}

/** Battlements between two x on a wall whose top is at `top`. */
function merlons(from: number, to: number, top: number, tone: string): string[] {
  return times((to - from) / 34).map((index) =>
    path(`M${from + index * 34 + 4} ${top + 1}v-16q12 -14 24 0v16Z`, tone),
  );
}

/** Ateshgah: the fire temple's pavilion in its walled court, 900 px wide at scale 1. */
export function ateshgah(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const stone = mix(light.stone, '#e6c79a', 0.3);
  const wall = canvas.linear([
    [0, mix(stone, light.glow, 0.12)],
    [1, mix(stone, light.shade, 0.35)],
  ]);
  const cells = [-680, -560, -440, -320, 320, 440, 560, 680].flatMap((cx) => [
    rect(cx - 48, -150, 96, 150, mix(stone, light.shade, 0.24)),
    path(
      pointedArch(cx, 0, 34, 118),
      canvas.linear([
        [0, '#2a1a1c'],
        [1, cx % 3 === 0 ? '#a8602c' : '#4a2a1e'],
      ]),
    ),
    stroke(pointedArch(cx, 0, 34, 118), mix(stone, light.glow, 0.35), 6),
  ]);
  const pier = (left: number) => [
    rect(
      left,
      -214,
      54,
      214,
      canvas.linear(
        [
          [0, mix(stone, light.glow, 0.32)],
          [1, mix(stone, light.shade, 0.4)],
        ],
        left < 0 ? 1 : 0,
        0,
        left < 0 ? 0 : 1,
        0,
      ),
    ),
    ...times(9).map((index) =>
      stroke(`M${left} ${-index * 24 - 10}h54`, darker(stone, 0.5), 1.6, { opacity: 0.4 }),
    ),
  ];
  const content = [
    rect(-900, -196, 1800, 196, wall),
    ...times(10).map((index) =>
      stroke(`M-900 ${-index * 20}H900`, darker(stone, 0.5), 1.3, { opacity: 0.22 }),
    ),
    ...merlons(-900, 900, -196, mix(stone, light.shade, 0.12)),
    ...cells,
    // The court's paving and the pavilion on its plinth.
    path('M-900 0H900V60H-900Z', mix(stone, light.shade, 0.4)),
    rect(-220, -8, 440, 34, mix(stone, light.shade, 0.16)),
    rect(-250, 20, 500, 30, mix(stone, light.shade, 0.26)),
    rect(-150, -206, 300, 206, mix(stone, light.shade, 0.55)),
    path(
      pointedArch(0, 0, 110, 204),
      canvas.linear([
        [0, '#2c1a20'],
        [1, '#7a3f22'],
      ]),
    ),
    fireGlow(canvas, 0, -70, 240, 200, 0.95),
    flame(canvas, 0, -26, 150, 6),
    flame(canvas, -30, -26, 92, -5),
    flame(canvas, 32, -26, 84, 8),
    path('M-56 -30H56L44 0H-44Z', darker(stone, 0.55)),
    path(
      `M-178 0V-250H178V0H124V-100C124 -160 70 -196 0 -222C-70 -196 -124 -160 -124 -100V0Z`,
      canvas.linear([
        [0, mix(stone, light.glow, 0.22)],
        [1, mix(stone, '#e09045', 0.3)],
      ]),
    ),
    ...pier(-178),
    ...pier(124),
    stroke(
      'M-124 0V-100C-124 -160 -70 -196 0 -222C70 -196 124 -160 124 -100V0',
      mix(stone, '#ffd089', 0.6),
      7,
    ),
    rect(-194, -264, 388, 18, mix(stone, light.glow, 0.3)),
    ...merlons(-184, 184, -262, mix(stone, light.glow, 0.18)),
    rect(-112, -300, 224, 38, mix(stone, light.shade, 0.1)),
    path(
      dome(0, -298, 118, 92),
      canvas.across(
        [
          [0, mix(stone, light.glow, 0.3)],
          [0.5, stone],
          [1, mix(stone, light.shade, 0.55)],
        ],
        -118,
        118,
      ),
    ),
    stroke('M0 -388v-34', darker(stone, 0.4), 5),
    // The trident on the dome.
    stroke('M-16 -440V-424Q0 -406 16 -424V-440M0 -446V-410', '#d9a94e', 4.4, { 'stroke-linecap': 'round' }),
    ...[-166, 166].flatMap((side) => [
      rect(side - 16, -330, 32, 70, mix(stone, light.shade, 0.14)),
      flame(canvas, side, -328, 64, side > 0 ? 6 : -6),
      fireGlow(canvas, side, -350, 90, 80, 0.45),
    ]),
    fireGlow(canvas, 0, 24, 420, 46, 0.5),
  ];
  return placed(content.join(''), x, y, scale);
}

/** Yanar Dag: fire licking out along the foot of a burnt bank between two x. */
export function burningHillside(
  canvas: Canvas,
  options: { from: number; to: number; y: number; seed: number; height: number },
): string {
  const { from, to, y, height } = options;
  const random = seeded(options.seed);
  const count = Math.round((to - from) / 34);
  const flames = times(count).map((index) => {
    const share = index / (count - 1);
    const swell = Math.sin(share * Math.PI) ** 0.6;
    const x = from + (to - from) * share + (random() - 0.5) * 22;
    return flame(
      canvas,
      x,
      y + Math.sin(share * 9) * 8 + random() * 8,
      height * (0.4 + random() * 0.75) * (0.45 + swell * 0.6),
      (random() - 0.35) * 24,
    );
  });
  const sparks = times(46).map(() =>
    circle(
      from + random() * (to - from),
      y - height * (0.6 + random() * 2),
      1.4 + random() * 2.4,
      random() > 0.5 ? '#ffc46b' : '#f08a3a',
      { opacity: 0.3 + random() * 0.6 },
    ),
  );
  return [
    fireGlow(canvas, (from + to) / 2, y - height * 0.4, (to - from) * 0.72, height * 2.5, 0.75),
    ...flames,
    ...sparks,
    fireGlow(canvas, (from + to) / 2, y + 26, (to - from) * 0.66, 60, 0.6),
  ].join('');
}
