import type { Anchor } from '../drawing/curve.ts';
import type { Rim, VehicleShape } from './vehicle-shape.ts';

/** What tells one saloon from another, in centimetres. */
export interface SedanMeasures {
  readonly length: number;
  readonly height: number;
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly wheelRadius: number;
  readonly rim: Rim;
  /** Front axle to the foot of the windscreen: long for rear-wheel drive. */
  readonly dash: number;
  /** Height of the bonnet's front edge. */
  readonly nose: number;
  /** How far the rear window reaches behind the rear axle: more for a fastback. */
  readonly fastback: number;
  /** Height of the boot lid. */
  readonly deck: number;
  readonly chrome?: boolean;
  /** An upright front with a tall grille. */
  readonly upright?: boolean;
  /** Foot of the windscreen to the front of the roof: less for an upright one. */
  readonly rake?: number;
  /** How far the roof's highest point lies before its usual place. */
  readonly peak?: number;
  /** Height of the boot lid's edge above the lid. */
  readonly lip?: number;
  /** How much the boot hangs lower at its end than where it begins. */
  readonly droop?: number;
  /** Colour of roof and pillars, or of all above the shoulder. */
  readonly roof?: string;
  readonly upperHalf?: string;
  /** A bright line along the roof that runs on to the boot. */
  readonly roofLine?: boolean;
  /** Lower edges of the flank: a triangle pressed into the doors. */
  readonly facets?: boolean;
}

/** A three-box saloon of these measures. */
export function sedan(measures: SedanMeasures): VehicleShape {
  const { length, height, wheelbase, frontOverhang, wheelRadius, dash, nose, fastback, deck } = measures;
  const front = frontOverhang;
  const rear = frontOverhang + wheelbase;
  const cowl = front + dash;
  const roofFront = cowl + (measures.rake ?? 66);
  const roofTop = roofFront + 52 - (measures.peak ?? 0);
  const roofRear = rear - 58 + fastback * 0.45;
  const deckStart = rear + 20 + fastback;
  const belt = nose + 20;
  const pillar = (roofTop + roofRear) / 2 - 2;
  const sill = 21;
  const lean = measures.upright ? 0 : 5;
  const glassEnd = deckStart - 26;
  const { lip = 0, droop = 0 } = measures;
  const roofPaint: Anchor[] = [
    [-20, belt + 2],
    [cowl, belt + 1],
    [glassEnd - 22, belt + 6],
    [deckStart - 4, deck + 4.5],
    [length + 20, deck + 8],
  ];
  const halfPaint: Anchor[] = [
    [-20, nose - 15],
    [30, nose - 11, undefined, 6],
    [front + 60, nose + 4.5, 4],
    [length - 34, deck - 15, 2],
    [length + 20, deck - 15],
  ];

  return {
    length,
    height,
    axles: [front, rear],
    wheelRadius,
    rim: measures.rim,
    sill,
    outline: [
      [26, sill, undefined, 178],
      [6, 31, 112],
      [1.5, 50, 91],
      [4 + lean, nose - 7, 74],
      [15 + lean * 2, nose + 2, 20],
      [front + 18, nose + 13.5, 9],
      [cowl, nose + 20, 7, 31],
      [roofFront, height - 8.5, 25],
      [roofTop, height, 3],
      [roofRear, height - 5.5, -10],
      [deckStart, deck + 3, -25, -14],
      [deckStart + (length - deckStart) * 0.5, deck - droop * 0.4, -2],
      [length - 9, deck + 0.5 - droop + lip, 2 + lip * 2, -62],
      [length - 3, deck - 20, -84],
      [length - 0.5, 58, -92],
      [length - 7, 33, -108],
      [length - 26, sill, -176],
    ],
    glass: [
      [
        [cowl + 16, belt + 2.5, undefined, 32],
        [roofFront + 8, height - 15.5, 24],
        [roofTop + 2, height - 9.5, 1],
        [roofRear + 2, height - 15, -12],
        [glassEnd, deck + 5, -26, 190],
        [glassEnd - 22, belt + 7, 181],
        [cowl + 20, belt, 181],
      ],
    ],
    ends: [
      [
        [cowl + 3, nose + 20.5, undefined, 30],
        [roofFront + 2, height - 9, 25, 205],
        [roofFront - 5, height - 15, 211],
        [cowl + 12, nose + 22, 211],
      ],
      [
        [roofRear + 18, height - 10.5, undefined, -16],
        [deckStart - 3, deck + 4, -25, 165],
        [deckStart - 13, deck + 6, 155],
        [roofRear + 18, height - 13, 163],
      ],
    ],
    pillars: [
      [
        [pillar - 1, belt - 2],
        [pillar - 5, height - 7],
        [pillar + 1, height - 7],
        [pillar + 6, belt - 2],
      ],
      [
        [rear - 14, belt - 2],
        [rear - 19, height - 10],
        [rear - 16, height - 10],
        [rear - 10, belt - 2],
      ],
    ],
    seams: [
      ...(measures.facets
        ? ([
            [
              [front + wheelRadius + 16, 68, undefined, -6],
              [pillar + 30, 50, -10],
              [rear - wheelRadius - 6, 33, -18],
            ],
            [
              [front + wheelRadius + 16, 68, undefined, 2],
              [rear - 20, 82, 8],
              [length - 40, 92, 10],
            ],
            [
              [rear - 16, 82, undefined, 215],
              [pillar + 34, 51, 220],
            ],
          ] satisfies Anchor[][])
        : []),
      [
        [front + wheelRadius + 13, sill, undefined, 95],
        [front + wheelRadius + 12, 58, 90],
        [cowl + 7, belt - 1, 66],
      ],
      [
        [pillar + 7, sill, undefined, 92],
        [pillar + 3, belt, 96],
      ],
      [
        [rear - wheelRadius - 16, sill, undefined, 92],
        [rear - wheelRadius - 8, 56, 74],
        [rear - 12, belt, 84],
      ],
      [
        [24, nose + 1.5, undefined, 4],
        [front + 16, nose + 9, 8],
        [cowl + 4, nose + 17.5, 8],
      ],
      [
        [length - 42, deck - 1, undefined, 260],
        [length - 40, deck - 16, 290],
      ],
    ],
    handles: [
      [pillar - 20, belt - 11],
      [rear - 31, belt - 9.5],
    ],
    shoulder: [
      [30, nose - 9, undefined, 6],
      [front + 60, nose + 6.5, 4],
      [length - 34, deck - 13, 2],
    ],
    crease: [
      [front + wheelRadius + 12, 39, undefined, 2],
      [rear - wheelRadius - 20, 43, 4],
    ],
    headlamp: [
      [6 + lean, nose - 14, undefined, 80],
      [15 + lean * 2, nose - 3, 20, 10],
      [front * 0.52, nose + 2, 8, 205],
      [front * 0.34, nose - 10, 200, 186],
    ],
    tailLamp: [
      [length - 6, deck - 4, undefined, 178],
      [length - 40, deck - 9, 192, 290],
      [length - 30, deck - 18, 350],
      [length - 3.5, deck - 17, 2],
    ],
    grille: [
      [3.4 + lean * 0.5, measures.upright ? 40 : 48, undefined, 92],
      [6 + lean, nose - 5, 80, 350],
      [10 + lean, nose - 8, 340, 268],
      [9, measures.upright ? 40 : 48, 268],
    ],
    intake: [
      [9, 28, undefined, 96],
      [8, 42, 88, 0],
      [24, 38, -30],
      [27, 28, -90],
    ],
    mirror: [cowl + 21, belt + 3],
    seats: [
      [pillar - 24, belt + 1],
      [rear - 44, belt + 3],
    ],
    ...(measures.chrome ? { chrome: true } : {}),
    ...(measures.roof ? { secondPaint: { above: roofPaint, colour: measures.roof } } : {}),
    ...(measures.upperHalf ? { secondPaint: { above: halfPaint, colour: measures.upperHalf } } : {}),
    ...(measures.roofLine
      ? {
          brightLines: [
            [
              [cowl + 20, belt + 8, undefined, 34],
              [roofFront + 8, height - 13, 25],
              [roofTop + 2, height - 6, 2],
              [roofRear + 2, height - 11, -12],
              [deckStart - 6, deck + 5, -25],
              [deckStart + 12, deck - 3, -16],
            ] satisfies Anchor[],
          ],
        }
      : {}),
  };
}
