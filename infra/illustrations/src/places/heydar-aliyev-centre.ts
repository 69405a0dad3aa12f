import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { ellipse, path, placed, stroke } from '../drawing/shapes.ts';
import type { Light } from '../scenery/light.ts';

const shell =
  'M-640 0C-520 -8 -430 -40 -350 -130C-270 -220 -220 -352 -90 -384C20 -408 70 -330 120 -262C176 -190 236 -168 306 -196C380 -226 430 -190 470 -120C500 -66 560 -18 660 0Z';
const opening = 'M-250 0C-236 -110 -180 -262 -84 -296C0 -318 40 -236 84 -168C132 -96 200 -40 290 0Z';
const ribbon =
  'M-90 -384C20 -408 70 -330 120 -262C176 -190 236 -168 306 -196C226 -128 150 -158 92 -222C44 -276 4 -330 -84 -296C-150 -272 -200 -180 -226 -90C-224 -200 -190 -350 -90 -384Z';
const apron =
  'M290 0C230 -26 180 -62 140 -100C220 -80 300 -90 356 -140C400 -178 440 -150 470 -120C500 -66 560 -18 660 0Z';

/** The Heydar Aliyev Centre's flowing shell, 1300 px wide at scale 1. */
export function heydarAliyevCentre(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  scale: number,
): string {
  const white = mix('#fbf9f4', light.shade, light.lamps * 0.16);
  const sky = light.sky[1]?.[1] ?? light.haze;
  const shaded = mix(mix(white, sky, 0.38 + light.lamps * 0.14), light.shade, 0.08);
  const lit = light.lamps > 0.5;
  const seams = [
    ...times(11).map((index) => {
      const shift = index * 34;
      return stroke(
        `M${-640 + shift * 0.7} 0C${-520 + shift} ${-8 - shift * 0.1} ${-430 + shift} -40 ${-350 + shift} -130C${-270 + shift} -220 ${-220 + shift} -352 ${-90 + shift} -394`,
        shaded,
        1.6,
        { opacity: 0.75 },
      );
    }),
    ...times(9).map((index) =>
      stroke(`M-700 ${-index * 46}Q-120 ${-index * 46 - 60} 700 ${-index * 46 + 10}`, shaded, 1.3, {
        opacity: 0.6,
      }),
    ),
  ];
  const mullions = times(28).map((index) =>
    stroke(
      `M${-260 + index * 22} 0C${-252 + index * 18} -120 ${-200 + index * 13} -240 ${-110 + index * 9} -330`,
      lit ? '#fff1d2' : '#ffffff',
      1.8,
      { opacity: 0.42 },
    ),
  );
  const content = [
    path(
      shell,
      canvas.linear(
        [
          [0, white],
          [0.6, mix(white, shaded, 0.35)],
          [1, mix(white, shaded, 0.85)],
        ],
        0.2,
        0,
        0.75,
        1,
      ),
    ),
    canvas.clipped(shell, seams.join('')),
    path(
      opening,
      lit
        ? canvas.linear([
            [0, mix(light.glass, '#ffce85', 0.35)],
            [1, '#ffd590'],
          ])
        : canvas.linear([
            [0, mix('#24405f', light.glass, 0.35)],
            [1, mix('#24405f', light.glass, 0.8)],
          ]),
    ),
    canvas.clipped(
      opening,
      [
        ...mullions,
        stroke('M-300 -70Q0 -110 320 -40M-300 -150Q0 -200 320 -120', '#ffffff', 2, { opacity: 0.4 }),
        path('M-90 -384C20 -408 70 -330 120 -262L84 -240C40 -310 -20 -330 -84 -296Z', light.shade, {
          opacity: 0.4,
        }),
      ].join(''),
    ),
    path(
      ribbon,
      canvas.linear(
        [
          [0, white],
          [0.5, mix(white, shaded, 0.3)],
          [1, mix(white, shaded, 0.9)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    path(
      apron,
      canvas.linear(
        [
          [0, white],
          [1, mix(white, shaded, 0.7)],
        ],
        0.7,
        0,
        0.3,
        1,
      ),
    ),
    stroke(
      'M-470 -34C-430 -56 -390 -86 -350 -130C-270 -220 -220 -352 -90 -384C20 -408 70 -330 120 -262C176 -190 236 -168 306 -196C380 -226 430 -190 470 -120',
      '#ffffff',
      3,
      { opacity: 0.75 },
    ),
    ellipse(0, 2, 660, 6, light.shade, { opacity: 0.25 }),
  ];
  return placed(content.join(''), x, y, scale);
}
