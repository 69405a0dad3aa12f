import type { Canvas } from '../drawing/canvas.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { circle, ellipse, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';
import { airliner } from './airport.ts';

/** The arrivals hall: glass wall with a lattice, shingled wooden cocoons, a mirror-bright floor. */
export function arrivalsHall(canvas: Canvas, light: Light): string {
  const floor = 740;
  const frame = mix('#f4efe4', light.shade, 0.12);
  const lattice = times(30).map((index) => {
    const x = -160 + index * 66;
    return stroke(`M${x} ${floor}L${x + 200} 70M${x + 200} ${floor}L${x} 70`, frame, 3.4, { opacity: 0.75 });
  });
  const hall = [
    cocoon(canvas, 250, floor, 2.3),
    cocoon(canvas, 1360, floor, 2.7),
    cocoon(canvas, 690, floor, 1.5),
  ].join('');
  return [
    rect(0, 0, canvas.width, floor, canvas.between(light.sky, 0, floor)),
    airliner(canvas, light, 560, 250, 0.7, { turn: -9 }),
    ellipse(800, floor, 1000, 150, mix(light.farHills, light.haze, 0.4)),
    rect(0, floor - 70, canvas.width, 70, '#a9b39f'),
    ...lattice,
    ...times(6).map((index) => rect(index * 320 - 8, 60, 14, floor - 60, frame)),
    path(
      'M-20 -10H1620V60C1100 170 500 170 -20 84Z',
      canvas.linear([
        [0, '#c9a06b'],
        [1, '#a4743f'],
      ]),
    ),
    canvas.clipped(
      'M-20 -10H1620V60C1100 170 500 170 -20 84Z',
      times(26)
        .map((index) =>
          stroke(`M${index * 66} -10Q${index * 66 + 12} 70 ${index * 62 + 24} 150`, '#7d532b', 2, {
            opacity: 0.35,
          }),
        )
        .join(''),
    ),
    stroke('M-20 84C500 170 1100 170 1620 60', '#fff0cf', 6, { opacity: 0.9 }),
    hall,
    rect(
      0,
      floor,
      canvas.width,
      canvas.height - floor,
      canvas.between(
        [
          [0, '#efe6d4'],
          [1, '#c2ab86'],
        ],
        floor,
        canvas.height,
      ),
    ),
    canvas.clipped(
      `M0 ${floor}H${canvas.width}V${canvas.height}H0Z`,
      `<g transform="translate(0 ${floor * 2}) scale(1 -1)" opacity="0.2">${hall}</g>`,
    ),
    ...times(21).map((index) =>
      stroke(
        `M${800 + (index - 10) * 100} ${floor}L${800 + (index - 10) * 260} ${canvas.height}`,
        '#a58c66',
        2,
        { opacity: 0.3 },
      ),
    ),
    ...[770, 815, 880, 965].map((y) => stroke(`M0 ${y}H${canvas.width}`, '#a58c66', 2, { opacity: 0.26 })),
    ...[520, 1010].map((x) => plant(light, x, floor + 26)),
  ].join('');
}

function cocoon(canvas: Canvas, x: number, y: number, scale: number): string {
  const wood = '#b57d45';
  const shell = 'M-96 0C-118 -66 -78 -146 -2 -150C78 -146 114 -70 94 0Z';
  const shingles = times(11).flatMap((row) =>
    times(16).map((cell) =>
      ellipse(
        -112 + cell * 15 + (row % 2) * 7.5,
        -row * 14 - 2,
        8.4,
        10,
        (cell + row) % 3 === 0 ? lighter(wood, 0.14) : darker(wood, 0.05 + ((cell * row) % 4) * 0.05),
      ),
    ),
  );
  return placed(
    [
      path(shell, darker(wood, 0.3)),
      canvas.clipped(shell, shingles.toReversed().join('')),
      path(
        shell,
        canvas.across(
          [
            [0, '#ffe9c2', 0.3],
            [0.5, '#ffe9c2', 0],
            [1, '#2a1708', 0.45],
          ],
          -100,
          100,
        ),
      ),
      path(
        'M-38 0C-44 -44 -28 -80 2 -82C34 -80 46 -44 40 0Z',
        canvas.linear([
          [0, '#fff2cf'],
          [1, '#f1b866'],
        ]),
      ),
      stroke('M-38 0C-44 -44 -28 -80 2 -82C34 -80 46 -44 40 0', lighter(wood, 0.4), 4),
      circle(0, -64, 5, '#ffffff'),
    ].join(''),
    x,
    y,
    scale,
  );
}

function plant(light: Light, x: number, y: number): string {
  const leaf = light.foliage;
  return [
    ...times(9).map((index) =>
      path(
        `M${x} ${y - 60}Q${x + (index - 4) * 14} ${y - 150} ${x + (index - 4) * 26} ${y - 120 - (4 - Math.abs(index - 4)) * 22}Q${x + (index - 4) * 8} ${y - 110} ${x} ${y - 60}Z`,
        index % 2 === 0 ? leaf : darker(leaf, 0.2),
      ),
    ),
    path(`M${x - 34} ${y - 64}H${x + 34}L${x + 25} ${y}H${x - 25}Z`, '#f4efe4'),
    path(`M${x + 4} ${y - 64}H${x + 34}L${x + 25} ${y}H${x + 4}Z`, '#c9b690'),
  ].join('');
}
