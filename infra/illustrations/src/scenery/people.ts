import { darker, mix } from '../drawing/colour.ts';
import { circle, ellipse, group, path, placed, rect, stroke } from '../drawing/shapes.ts';
import type { Light } from './light.ts';

/** How a person is dressed and what they do. */
export interface Person {
  readonly top: string;
  readonly legs: string;
  readonly hair: string;
  readonly skin?: string;
  readonly longHair?: boolean;
  readonly skirt?: boolean;
  readonly tie?: string;
  readonly cap?: boolean;
  readonly does?: 'stands' | 'waves' | 'holds-sign' | 'pulls-case' | 'carries-bag' | 'points';
}

/** A standing person, feet at (x, y), 175 px high at scale 1, seen from the front. */
export function person(
  light: Light,
  look: Person,
  x: number,
  y: number,
  scale: number,
  mirrored = false,
): string {
  const tint = (colour: string) => mix(colour, light.shade, 0.06 + light.lamps * 0.22);
  const skin = tint(look.skin ?? '#d9a47e');
  const top = tint(look.top);
  const legs = tint(look.legs);
  const hair = tint(look.hair);
  const shoe = tint('#23232b');
  const arm = (d: string, handX: number, handY: number) =>
    stroke(d, darker(top, 0.14), 12, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    circle(handX, handY, 5.6, skin);
  const down = [arm('M-18 -132L-23 -104L-22 -82', -22, -77), arm('M18 -132L23 -104L22 -82', 22, -77)];
  const arms: Record<NonNullable<Person['does']>, readonly string[]> = {
    stands: down,
    waves: [down[0] ?? '', arm('M18 -132L34 -142L38 -168', 38, -174)],
    points: [down[0] ?? '', arm('M18 -132L40 -136L64 -146', 69, -148)],
    'pulls-case': [
      down[0] ?? '',
      arm('M18 -132L25 -106L30 -84', 30, -79),
      stroke('M30 -80L42 -48', '#3a3f4b', 3),
      rect(34, -52, 32, 46, tint('#b4632f'), { rx: 5 }),
      rect(40, -52, 3, 46, tint('#8d4a20')),
      rect(57, -52, 3, 46, tint('#8d4a20')),
      circle(40, -3, 4, '#14171f'),
      circle(60, -3, 4, '#14171f'),
    ],
    'carries-bag': [
      arm('M-18 -132L-24 -106L-24 -84', -24, -79),
      down[1] ?? '',
      stroke('M-24 -78L-30 -60M-24 -78L-18 -60', '#3a3f4b', 2.4),
      rect(-38, -62, 28, 22, tint('#6d3b2a'), { rx: 4 }),
    ],
    'holds-sign': [
      arm('M-18 -132L-30 -112L-20 -98', -19, -96),
      arm('M18 -132L30 -112L20 -98', 19, -96),
      rect(-33, -128, 66, 40, '#fbf7ee', { rx: 3, stroke: tint('#c9862f'), 'stroke-width': 3 }),
      circle(-27, -98, 5.4, skin),
      circle(27, -98, 5.4, skin),
    ],
  };
  const lower = look.skirt
    ? [
        path('M-17 -92L-25 -42C-10 -36 10 -36 25 -42L17 -92Z', legs),
        rect(-12, -44, 8, 38, skin),
        rect(4, -44, 8, 38, skin),
      ]
    : [path('M-17 -92L-15 -4H-3L0 -66L3 -4H15L17 -92Z', legs), stroke('M0 -66V-86', darker(legs, 0.3), 1.4)];
  const figure = [
    ellipse(2, 0, 30, 5, '#060912', { opacity: 0.32 }),
    ...lower,
    ellipse(-9, -3, 9, 4.4, shoe),
    ellipse(9, -3, 9, 4.4, shoe),
    look.longHair ? path('M-13 -162C-15 -146 -16 -134 -12 -130H12C16 -134 15 -146 13 -162Z', hair) : '',
    rect(-5, -147, 10, 12, darker(skin, 0.14)),
    path(
      'M-17 -90C-19 -110 -22 -128 -20 -134C-16 -141 -8 -143 0 -143C8 -143 16 -141 20 -134C22 -128 19 -110 17 -90Z',
      top,
    ),
    look.tie
      ? path('M-7 -143L0 -128L7 -143L4 -144H-4Z', '#f7f3ea') +
        path('M-2 -138H2L4 -112L0 -106L-4 -112Z', tint(look.tie)) +
        stroke('M-7 -143L-1 -118V-92M7 -143L1 -118V-92', darker(top, 0.4), 1.6)
      : path('M-6 -143Q0 -136 6 -143Z', darker(skin, 0.1)),
    circle(-11.2, -157, 2.8, darker(skin, 0.12)),
    circle(11.2, -157, 2.8, darker(skin, 0.12)),
    ellipse(0, -158, 11.4, 13.4, skin),
    circle(-4.4, -158.5, 1.15, '#2a1d1a'),
    circle(4.4, -158.5, 1.15, '#2a1d1a'),
    stroke('M-6.4 -162Q-4.4 -163.2 -2.6 -162.2M2.6 -162.2Q4.4 -163.2 6.4 -162', hair, 1),
    stroke('M0 -157.5L1.4 -154L-0.4 -153.6', darker(skin, 0.22), 0.9),
    stroke('M-3.4 -150.4Q0 -148.2 3.4 -150.4', darker(skin, 0.42), 1, { 'stroke-linecap': 'round' }),
    path(
      'M-12.6 -157C-14 -174 -6 -177 0 -177C7 -177 14 -173 12.6 -157C11 -163 8 -167 3 -167C-3 -167 -10 -166 -12.6 -157Z',
      hair,
    ),
    look.cap ? path('M-14 -164C-14 -180 14 -180 14 -164L18 -162H-15Z', tint('#1d2740')) : '',
    ...arms[look.does ?? 'stands'],
  ];
  return placed(group(figure), x, y, scale, mirrored);
}

/** The company's driver: pressed white shirt under a dark suit, amber tie. */
export const driver: Person = {
  top: '#22304f',
  legs: '#1b2438',
  hair: '#20191a',
  tie: '#c9862f',
  does: 'stands',
};

/** Travellers, dressed so that a small group reads as single people. */
export const travellers: readonly Person[] = [
  { top: '#c9893a', legs: '#2c3a55', hair: '#3a2a22', longHair: true, does: 'points' },
  { top: '#efe6d4', legs: '#6a5a4c', hair: '#20191a', cap: true },
  { top: '#7b2d3b', legs: '#2b3147', hair: '#5b3a26', longHair: true, skirt: true, does: 'carries-bag' },
  { top: '#4f7d86', legs: '#3b3f4c', hair: '#8b8780', does: 'stands' },
  { top: '#dfc9a0', legs: '#34476b', hair: '#2a201d', does: 'waves' },
  { top: '#33507e', legs: '#c2ab86', hair: '#1c1718', longHair: true, does: 'pulls-case' },
];
