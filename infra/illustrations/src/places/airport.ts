import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { circle, ellipse, group, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

const facade = 'M-560 0C-590 -70 -610 -130 -640 -176C-300 -292 300 -318 640 -214C610 -140 585 -70 560 0Z';

/** Heydar Aliyev airport's terminal: a swept roof over glass, wooden cocoons glowing inside. 1300 px wide at scale 1. */
export function airportTerminal(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const lit = light.lamps > 0.2;
  const glass = canvas.between(
    [
      [0, mix(light.glass, light.haze, 0.35)],
      [1, lit ? mix(light.glass, '#ffcb80', 0.45) : darker(light.glass, 0.2)],
    ],
    -300,
    0,
  );
  const lattice = times(34).map((index) => {
    const foot = -640 + index * 40;
    return stroke(
      `M${foot} 0L${foot + 100} -310M${foot + 100} 0L${foot} -310`,
      lighter(light.glass, 0.5),
      1.6,
      { opacity: 0.4 },
    );
  });
  const floors = [62, 124, 186, 248].map((height) =>
    stroke(`M-660 ${-height}Q0 ${-height - 22} 660 ${-height}`, lighter(light.glass, 0.4), 2, {
      opacity: 0.45,
    }),
  );
  const content = [
    path(facade, glass),
    canvas.clipped(
      facade,
      [
        lit
          ? ellipse(
              0,
              -20,
              620,
              210,
              canvas.radial([
                [0, '#ffd9a0', 0.75],
                [1, '#ffd9a0', 0],
              ]),
            )
          : '',
        cocoon(canvas, light, -390, 0, 0.86),
        cocoon(canvas, light, -150, 0, 1.2),
        cocoon(canvas, light, 130, 0, 0.98),
        cocoon(canvas, light, 380, 0, 1.12),
        ...lattice,
        ...floors,
      ].join(''),
    ),
    path(
      'M-730 -150C-420 -322 260 -372 740 -236C744 -226 742 -220 736 -216C300 -318 -300 -292 -722 -136Z',
      canvas.linear([
        [0, mix('#f5f1e8', light.shade, light.lamps * 0.45)],
        [1, mix('#c3c2bf', light.shade, 0.2 + light.lamps * 0.45)],
      ]),
    ),
    stroke('M-722 -136C-300 -292 300 -318 736 -216', lit ? '#ffd591' : darker(light.glass, 0.3), 3.4, {
      opacity: 0.8,
    }),
    rect(-600, -9, 1200, 9, darker(light.pavement, 0.35)),
    ...[-520, -270, 0, 260, 500].map((column) =>
      path(
        `M${column - 5} 0L${column - 14} -176L${column} -20L${column + 14} -176L${column + 5} 0Z`,
        mix('#eceae4', light.shade, 0.15 + light.lamps * 0.35),
        { opacity: 0.9 },
      ),
    ),
  ];
  return placed(content.join(''), x, y, scale);
}

/** One of the terminal's shingled wooden cocoons. */
function cocoon(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const shell = 'M-92 0C-112 -66 -74 -140 -2 -142C74 -140 108 -70 90 0Z';
  const wood = mix('#b98148', light.shade, 0.06 + light.lamps * 0.12);
  const slats = times(9).map((index) =>
    stroke(`M-120 ${-index * 17}Q0 ${-index * 17 - 16} 120 ${-index * 17}`, darker(wood, 0.35), 2.4, {
      opacity: 0.5,
    }),
  );
  return placed(
    [
      path(
        shell,
        canvas.across(
          [
            [0, lighter(wood, 0.28)],
            [0.5, wood],
            [1, darker(wood, 0.35)],
          ],
          -100,
          100,
        ),
      ),
      canvas.clipped(shell, slats.join('')),
      path(
        'M-34 0C-40 -40 -24 -74 2 -75C30 -74 42 -40 36 0Z',
        canvas.linear([
          [0, '#fff0c8'],
          [1, '#f2b35c'],
        ]),
      ),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** The control tower, 300 px high at scale 1. */
export function controlTower(canvas: Canvas, light: Light, x: number, y: number, scale: number): string {
  const concrete = mix('#e8e2d6', light.shade, 0.2 + light.lamps * 0.4);
  const content = [
    path(
      'M-20 0C-12 -80 -12 -150 -17 -214H17C12 -150 12 -80 20 0Z',
      canvas.linear(
        [
          [0, lighter(concrete, 0.2)],
          [1, darker(concrete, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    path('M-26 -210L-44 -256H44L26 -210Z', darker(concrete, 0.15)),
    path('M-46 -256L-38 -286H38L46 -256Z', light.lamps > 0.5 ? '#ffd591' : darker(light.glass, 0.2)),
    ...times(5).map((index) => stroke(`M${-30 + index * 15} -286v30`, darker(concrete, 0.5), 2)),
    rect(-42, -294, 84, 9, concrete, { rx: 4 }),
    stroke('M0 -294v-34', darker(concrete, 0.3), 3),
    circle(0, -330, 4, light.lamps > 0.5 ? '#ff6a5a' : darker(concrete, 0.3)),
  ];
  return placed(content.join(''), x, y, scale);
}

/** An airliner in side view, nose to the left, about 420 px long at scale 1; `turn` in degrees. */
export function airliner(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  scale: number,
  options: { turn?: number; gear?: boolean; facingRight?: boolean } = {},
): string {
  const hull = mix('#f7f5ef', light.shade, 0.06 + light.lamps * 0.3);
  const navy = mix('#1d3a66', light.shade, 0.2);
  const body =
    'M-210 4C-204 -14 -178 -25 -140 -26L150 -26C180 -25 206 -20 214 -14C200 -2 160 16 110 20L-150 24C-186 24 -206 16 -210 4Z';
  const gear = options.gear
    ? [-140, 6, 26].map(
        (wheel) =>
          stroke(`M${wheel} 18v24`, '#3a3f4b', 4) +
          circle(wheel, 46, 8, '#14171f') +
          circle(wheel + 12, 46, 8, '#14171f'),
      )
    : [];
  const content = [
    path('M176 -18L214 -16L244 -32H212Z', darker(hull, 0.2)),
    path(
      'M128 -24L186 -106H218L196 -20Z',
      canvas.linear([
        [0, navy],
        [1, lighter(navy, 0.18)],
      ]),
    ),
    path('M190 -106H218L212 -82H173Z', mix('#e0983c', light.shade, light.lamps * 0.2)),
    path('M10 4L120 -52L138 -54L86 6Z', darker(hull, 0.16)),
    path(
      body,
      canvas.linear([
        [0, lighter(hull, 0.4)],
        [0.55, hull],
        [1, darker(hull, 0.34)],
      ]),
    ),
    path('M-206 12C-190 22 -160 24 -150 24L110 20C150 17 190 4 206 -8C160 4 60 10 -40 12Z', navy, {
      opacity: 0.85,
    }),
    ...times(30).map((index) =>
      rect(-140 + index * 9, -13, 4.2, 6, light.lamps > 0.5 ? '#ffd591' : '#43546b', { rx: 1.6 }),
    ),
    path('M-198 -6C-192 -14 -182 -18 -170 -19L-176 -9Z', '#27344a'),
    ...[-158, 140].map((door) =>
      rect(door, -17, 8, 18, 'none', { stroke: darker(hull, 0.35), 'stroke-width': 1, rx: 2 }),
    ),
    ...gear,
    path(
      'M-52 12L64 74L92 76L44 10Z',
      canvas.linear([
        [0, lighter(hull, 0.1)],
        [1, darker(hull, 0.35)],
      ]),
    ),
    path(
      'M-40 26C-40 18 -26 15 -6 16L16 20C18 32 10 38 -6 38C-28 38 -40 36 -40 26Z',
      canvas.linear([
        [0, lighter(navy, 0.2)],
        [1, darker(navy, 0.4)],
      ]),
    ),
    ellipse(-39, 27, 4, 9, '#10141d'),
    light.lamps > 0.5
      ? circle(
          -206,
          8,
          46,
          canvas.radial([
            [0, '#fff3d6', 0.8],
            [0.2, '#ffe6b0', 0.3],
            [1, '#ffe6b0', 0],
          ]),
        )
      : '',
  ];
  return placed(
    group(content, { transform: `rotate(${options.turn ?? 0})` }),
    x,
    y,
    scale,
    options.facingRight ?? false,
  );
}
