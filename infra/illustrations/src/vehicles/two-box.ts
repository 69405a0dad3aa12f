import type { Anchor } from '../drawing/curve.ts';
import type { Rim, VehicleShape } from './vehicle-shape.ts';

/** What tells one SUV or minivan from another, in centimetres. */
export interface TwoBoxMeasures {
  readonly length: number;
  readonly height: number;
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly wheelRadius: number;
  readonly rim: Rim;
  readonly sill: number;
  /** Height of the bonnet's front edge. */
  readonly nose: number;
  /** How much the bonnet rises to the windscreen. */
  readonly bonnetRise: number;
  /** Front axle to the foot of the windscreen; negative puts the windscreen before the axle. */
  readonly dash: number;
  /** Foot of the windscreen to the front of the roof. */
  readonly rake: number;
  /** How far the roof's rear end lies before the bumper. */
  readonly tailRake: number;
  /** Height of the windows' lower edge. */
  readonly belt: number;
  /** x of the pillars behind the front and the second row. */
  readonly pillars: readonly [number, number];
  /** Rise of the windows' lower edge over the last pane. */
  readonly kick?: number;
  readonly chrome?: boolean;
  readonly cladding?: boolean;
  readonly rails?: boolean;
  readonly slidingDoor?: boolean;
  /** How much of the body there is between the last pane and the tail. */
  readonly rearPillar?: number;
  /** How far the windows' lower edge hangs lower before the last pane. */
  readonly dip?: number;
  /** Colour of roof and pillars. */
  readonly roof?: string;
  /** Bright metal on the pillar before the last pane. */
  readonly brightPillar?: boolean;
  readonly runningBoard?: boolean;
}

/** An SUV or a minivan of these measures. */
export function twoBox(measures: TwoBoxMeasures): VehicleShape {
  const { length, height, wheelbase, frontOverhang, wheelRadius, sill, nose, belt, tailRake } = measures;
  const front = frontOverhang;
  const rear = frontOverhang + wheelbase;
  const cowl = front + measures.dash;
  const cowlHeight = nose + measures.bonnetRise;
  const roofFront = cowl + measures.rake;
  const steep = (Math.atan2(height - 12 - cowlHeight, measures.rake) * 180) / Math.PI;
  const roofEnd = length - tailRake;
  const kick = measures.kick ?? 0;
  const [second, third] = measures.pillars;
  const bonnetSlope = (Math.atan2(measures.bonnetRise, cowl - 16) * 180) / Math.PI;
  const glassRear = roofEnd - 4 - (measures.rearPillar ?? 0);
  const { dip = 0 } = measures;

  const outline: Anchor[] = [
    [18, sill, undefined, 165],
    [5, sill + 12, 100],
    [1, nose - 34, 92],
    [3.5, nose - 7, 80],
    [17, nose + 3, 22 + bonnetSlope * 0.4],
    [(17 + cowl) / 2, nose + measures.bonnetRise * 0.62, bonnetSlope + 3],
    [cowl, cowlHeight, bonnetSlope, steep + 5],
    [roofFront, height - 7.5, steep * 0.72],
    [roofFront + 52, height, 3],
    [(roofFront + roofEnd) / 2 + 40, height - 1, -1],
    [roofEnd - 6, height - 5, -3, -12],
    [roofEnd + 5, height - 9, -50],
    [length - 7, belt - 2, -76],
    [length - 3, belt - 22, -82],
    [length - 0.5, sill + 36, -92],
    [length - 6, sill + 14, -102],
    [length - 18, sill + 2, -165],
  ];
  const glass: Anchor[] = [
    [cowl + 15, Math.max(belt, cowlHeight + 2) + 1, undefined, steep + 1],
    [roofFront + 8, height - 16, steep * 0.7],
    [roofFront + 44, height - 11.5, 2],
    [glassRear - 24, height - 13.5, -3],
    [glassRear - 10, height - 21, -58, -80],
    [glassRear - 12 + tailRake * 0.42, belt + 12 + kick, -82],
    [glassRear - 26 + tailRake * 0.42, belt + 2 + kick, 190],
    ...(dip
      ? ([
          [third + 16, belt + 2 + kick, 181, 230],
          [third - 4, belt - dip, 200, 180],
          [second + 8, belt - dip * 0.8, 178],
        ] satisfies Anchor[])
      : ([[third + 6, belt + 1.5 + kick * 0.4, 181]] satisfies Anchor[])),
    [cowl + 22, belt, 180.5],
  ];

  return {
    length,
    height,
    axles: [front, rear],
    wheelRadius,
    rim: measures.rim,
    sill,
    outline,
    glass: [glass],
    ends: [
      [
        [cowl + 3, cowlHeight + 1, undefined, steep + 4],
        [roofFront + 1, height - 8.5, steep * 0.74, 205],
        [roofFront - 3, height - 15, 180 + steep * 0.9],
        [cowl + 11, cowlHeight + 3, 180 + steep],
      ],
      [
        [roofEnd + 4, height - 14, undefined, -66],
        [length - 9.5, belt + 4, -76, 180],
        [length - 19, belt + 6, 104],
        [roofEnd - 3, height - 16, 106],
      ],
    ],
    pillars: [
      [
        [second - 2, belt - 2],
        [second - 5, height - 8],
        [second + 2, height - 8],
        [second + 6, belt - 2],
      ],
      [
        [third - 1, belt - 2],
        [third - 3, height - 8],
        [third + 5, height - 8],
        [third + 9, belt - 2 + kick],
      ],
    ],
    seams: [
      [
        [front + wheelRadius + 13, sill, undefined, 95],
        [front + wheelRadius + 12, nose - 22, 90],
        [cowl + 9, belt - 1, 70],
      ],
      [
        [second + 6, sill, undefined, 91],
        [second + 3, belt, 92],
      ],
      measures.slidingDoor
        ? [
            [rear - wheelRadius - 14, sill, undefined, 92],
            [rear - wheelRadius - 8, belt - 30, 88],
            [third + 8, belt, 90],
          ]
        : [
            [rear - wheelRadius - 16, sill, undefined, 92],
            [rear - wheelRadius - 6, wheelRadius * 1.75, 70],
            [third + 5, belt, 86],
          ],
      [
        [24, nose + 2, undefined, bonnetSlope],
        [(17 + cowl) / 2, nose + measures.bonnetRise * 0.5, bonnetSlope + 3],
        [cowl + 6, cowlHeight - 4, bonnetSlope],
      ],
      ...(measures.slidingDoor
        ? [
            [
              [third + 12, belt - 13, undefined, 0],
              [length - 40, belt - 12.5, 0],
            ] satisfies Anchor[],
          ]
        : []),
    ],
    handles: [
      [second - 23, belt - 13],
      measures.slidingDoor ? [second + 12, belt - 13] : [third - 20, belt - 12],
    ],
    shoulder: [
      [26, nose - 10, undefined, bonnetSlope * 0.6],
      [front + 70, belt - 19, 1],
      [length - 26, belt - 16, 1],
    ],
    crease: [
      [front + wheelRadius + 14, sill + 20, undefined, 1],
      [rear - wheelRadius - 18, sill + 24, 3],
    ],
    headlamp: [
      [5.5, nose - 18, undefined, 84],
      [15, nose - 4, 24, 8],
      [front * 0.48, nose, 6, 215],
      [front * 0.36, nose - 15, 190],
    ],
    tailLamp: [
      [length - 8, belt - 2, undefined, 190],
      [length - 27, belt - 4, 182, 268],
      [length - 24, belt - 26, 280, 0],
      [length - 4, belt - 25, 0],
    ],
    grille: [
      [2.5, nose - 32, undefined, 92],
      [5, nose - 7, 82, 0],
      [10, nose - 9, -20, 268],
      [9, nose - 32, 268],
    ],
    intake: [
      [8, sill + 8, undefined, 96],
      [6, sill + 22, 88, 0],
      [24, sill + 18, -30],
      [28, sill + 8, -90],
    ],
    mirror: [cowl + 24, Math.max(belt, cowlHeight) + 3],
    seats: [
      [second - 26, belt + 4],
      [third - 26, belt + 4],
    ],
    ...(measures.chrome ? { chrome: true } : {}),
    ...(measures.runningBoard ? { runningBoard: true } : {}),
    ...(measures.roof
      ? {
          secondPaint: {
            above: [
              [-20, cowlHeight + 3],
              [cowl + 6, cowlHeight + 2],
              [cowl + 24, belt],
              [length - 60, belt + kick],
              [length + 20, belt + kick],
            ] satisfies Anchor[],
            colour: measures.roof,
          },
        }
      : {}),
    ...(measures.brightPillar
      ? {
          brightLines: [0, 3, 6, 9, 12].map((by): Anchor[] => [
            [third + 8 + by, belt + 2],
            [third + 2 + by, height - 14],
          ]),
        }
      : {}),
    ...(measures.cladding ? { cladding: true } : {}),
    ...(measures.rails
      ? {
          roofRails: [
            [roofFront + 45, height - 1, undefined, 40],
            [roofFront + 56, height + 2.6, 1],
            [roofEnd - 40, height + 1.6, -1],
            [roofEnd - 26, height - 2.5, -40],
          ] satisfies Anchor[],
        }
      : {}),
  };
}
