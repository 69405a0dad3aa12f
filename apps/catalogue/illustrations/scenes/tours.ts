import { darker, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../drawing/shapes.ts';
import { ateshgah, burningHillside } from '../places/absheron.ts';
import { gondola, pier, pylon, rowingBoat, waterfall } from '../places/gabala.ts';
import { boulder, mudVolcano, petroglyphs } from '../places/gobustan.ts';
import { cobbles, copperJug, copperTray, footbridge, lahijHouse } from '../places/lahij.ts';
import { vineyard } from '../places/mountain-roads.ts';
import { cliff, diriBaba, jumaMosque } from '../places/shamakhi.ts';
import { chairlift, mountainHotel, skier, slope } from '../places/shahdagh.ts';
import { caravanserai, khanPalace, redRoofs } from '../places/shaki.ts';
import { hill, hills, mountains } from '../scenery/hills.ts';
import { dawn, day, dusk, golden, night } from '../scenery/light.ts';
import { person, travellers } from '../scenery/people.ts';
import { clouds, sky, sun } from '../scenery/sky.ts';
import { cypress, fir, firs, grass, hedge, planeTree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import * as models from '../vehicles/models.ts';
import type { Scenes } from './scene.ts';

const visitor = (index: number) =>
  travellers[index % travellers.length] ?? { top: '#c9893a', legs: '#2c3a55', hair: '#3a2a22' };

/** Places the day tours go to. */
export const tours: Scenes = {
  'tour-shamakhi-1': (canvas) =>
    [
      sky(canvas, golden, 800),
      sun(canvas, golden, 1290, 220, 54),
      clouds(canvas, golden, 3, { from: 80, to: 330, count: 7, opacity: 0.6 }),
      hills(canvas, golden, 51, 560, 820, 3),
      cliff(canvas, golden, {
        from: -60,
        to: 1080,
        y: 860,
        tops: [300, 210, 250, 150, 190, 120, 210, 260, 420, 610, 850],
        colour: '#b3926a',
        seed: 4,
      }),
      diriBaba(canvas, golden, 560, 830, 1.42),
      path(
        'M0 826C300 800 620 842 960 828C1240 816 1440 834 1600 822V1000H0Z',
        canvas.linear([
          [0, '#c9a870'],
          [1, '#8b7a4c'],
        ]),
      ),
      path('M620 830C700 880 880 900 1010 1000H640C620 930 560 880 520 832Z', '#dcc08e'),
      cypress(canvas, golden, 1130, 860, 300),
      cypress(canvas, golden, 1210, 880, 240),
      planeTree(golden, 1440, 900, 330, 5),
      person(golden, visitor(0), 930, 925, 0.62, true),
      person(golden, visitor(3), 985, 930, 0.64),
      grass(golden, 0, 1600, 990, 40, 3, '#8b8a45'),
    ].join(''),
  'tour-shamakhi-2': (canvas) =>
    [
      sky(canvas, golden, 600),
      sun(canvas, golden, 430, 330, 60),
      clouds(canvas, golden, 9, { from: 70, to: 330, count: 8, opacity: 0.65 }),
      hills(canvas, golden, 71, 400, 600, 5),
      vineyard(canvas, golden, 560, 1000, 760),
      rect(
        1080,
        462,
        260,
        112,
        canvas.linear([
          [0, '#f0dcb4'],
          [1, '#c9a878'],
        ]),
      ),
      path(
        polygon([
          [1060, 464],
          [1110, 404],
          [1310, 404],
          [1360, 464],
        ]),
        '#b0603f',
      ),
      ...times(5).map((index) => rect(1100 + index * 48, 492, 20, 34, '#5a3b2a')),
      rect(1190, 380, 70, 60, '#e6d0a4'),
      path(
        polygon([
          [1182, 382],
          [1225, 346],
          [1268, 382],
        ]),
        '#a5573a',
      ),
      ...[1030, 1384, 1420, 1452].map((x, index) => cypress(canvas, golden, x, 586, 190 - index * 16)),
      path(
        'M-20 556C400 548 1100 552 1620 546V574C1100 580 400 578 -20 588Z',
        canvas.linear([
          [0, '#d9bd8c'],
          [1, '#b39263'],
        ]),
      ),
      parked(canvas, models.kiaSorento, '#565b64', golden, { x: 300, y: 576, scale: 0.5, facingRight: true }),
    ].join(''),
  'tour-shamakhi-3': (canvas) =>
    [
      sky(canvas, dawn, 820),
      clouds(canvas, dawn, 19, { from: 60, to: 330, count: 8, opacity: 0.6 }),
      hills(canvas, dawn, 91, 590, 800, 3),
      jumaMosque(canvas, dawn, 800, 820, 1.3),
      rect(
        0,
        812,
        1600,
        188,
        canvas.linear([
          [0, '#d9c39c'],
          [1, '#a08a70'],
        ]),
      ),
      ...times(15).map((index) =>
        stroke(`M${800 + (index - 7) * 60} 816L${800 + (index - 7) * 260} 1000`, '#8d775c', 2, {
          opacity: 0.35,
        }),
      ),
      ...[836, 870, 925].map((y) => stroke(`M0 ${y}H1600`, '#8d775c', 2, { opacity: 0.3 })),
      rect(640, 858, 320, 16, '#e9d8b4', { rx: 6 }),
      rect(652, 872, 296, 26, '#bfa57c'),
      ellipse(800, 860, 142, 9, '#6d9aa8'),
      ...[90, 210, 1390, 1510].map((x, index) => cypress(canvas, dawn, x, 850, 330 - (index % 2) * 60)),
      person(dawn, visitor(2), 480, 905, 0.62),
      person(dawn, visitor(1), 534, 912, 0.66, true),
      person(dawn, visitor(4), 1110, 900, 0.6),
    ].join(''),
  'tour-shaki-1': (canvas) =>
    [
      sky(canvas, day, 800),
      clouds(canvas, day, 23, { from: 50, to: 260, count: 6, opacity: 0.8 }),
      mountains(
        canvas,
        day,
        [
          [260, 240, 480],
          [1340, 210, 520],
          [800, 270, 460],
        ],
        760,
        { rock: mix(day.nearHills, day.farHills, 0.5), snow: 0, seed: 6 },
      ),
      firs(day, {
        from: -20,
        to: 1620,
        count: 60,
        size: 130,
        seed: 8,
        colour: mix(day.foliage, day.haze, 0.22),
        ground: () => 700,
      }),
      khanPalace(canvas, day, 800, 830, 1.06),
      path(
        'M0 826H1600V1000H0Z',
        canvas.linear([
          [0, '#a9b777'],
          [1, '#6f8c55'],
        ]),
      ),
      path(
        'M700 828H900L1120 1000H480Z',
        canvas.linear([
          [0, '#e6d4ae'],
          [1, '#c9b084'],
        ]),
      ),
      hedge(day, -20, 650, 870, 30, 4),
      hedge(day, 960, 1640, 870, 30, 5),
      planeTree(day, 20, 910, 760, 11),
      planeTree(day, 1590, 910, 760, 7),
      person(day, visitor(5), 740, 930, 0.6),
      person(day, visitor(0), 840, 915, 0.56),
    ].join(''),
  'tour-shaki-2': (canvas) =>
    [
      sky(canvas, golden, 500),
      clouds(canvas, golden, 29, { from: 30, to: 160, count: 5, opacity: 0.6 }),
      hills(canvas, golden, 88, 130, 300, 4),
      caravanserai(canvas, golden, { from: 0, to: 1600, y: 820, bay: 200 }),
      rect(
        0,
        816,
        1600,
        184,
        canvas.linear([
          [0, '#d8b37d'],
          [1, '#9d7d57'],
        ]),
      ),
      path('M0 850C400 836 1200 836 1600 850V1000H0Z', '#7f8f52', { opacity: 0.9 }),
      path('M600 822H1000L1180 1000H420Z', '#dfc08c'),
      // The court's fountain.
      ellipse(800, 915, 170, 34, '#b98f60'),
      ellipse(800, 905, 158, 28, '#7fb0bd'),
      rect(790, 840, 20, 66, '#c9a472'),
      ellipse(800, 842, 54, 12, '#c9a472'),
      ellipse(800, 838, 46, 8, '#9cc6cf'),
      ...[-1, 1].map((side) =>
        stroke(`M800 836Q${800 + side * 26} 792 ${800 + side * 62} 890`, '#e4f1f2', 4, { opacity: 0.7 }),
      ),
      ...[150, 330, 1280, 1470].map((x, index) => cypress(canvas, golden, x, 900 + (index % 2) * 22, 250)),
      ...[80, 240, 1180, 1380, 1560].map((x, index) =>
        group(
          times(5).map((bloom) =>
            circle(x + bloom * 24 - 40, 940 + (bloom % 2) * 14, 9, index % 2 === 0 ? '#a8323f' : '#f0d9a2'),
          ),
        ),
      ),
      person(golden, visitor(2), 560, 960, 0.74),
      person(golden, visitor(3), 630, 970, 0.78, true),
    ].join(''),
  'tour-shaki-3': (canvas) =>
    [
      sky(canvas, dawn, 640),
      sun(canvas, dawn, 1180, 300, 46),
      clouds(canvas, dawn, 33, { from: 90, to: 320, count: 6, opacity: 0.6 }),
      mountains(
        canvas,
        dawn,
        [
          [420, 170, 640],
          [1180, 140, 620],
          [1600, 240, 460],
          [0, 250, 440],
        ],
        680,
        { rock: mix('#5d7a78', dawn.haze, 0.3), snow: 0.14, seed: 13 },
      ),
      hill(canvas, dawn, { y: 480, rise: 50, to: 760, seed: 4, colour: '#68877a', stride: 200 }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 120,
        size: 74,
        seed: 14,
        colour: '#55766a',
        ground: (x) => 540 + Math.sin(x / 160) * 26,
      }),
      hill(canvas, dawn, { y: 610, rise: 30, to: 1000, seed: 9, colour: '#5d7a58', stride: 170 }),
      redRoofs(canvas, dawn, { from: -40, to: 1640, top: 670, bottom: 1010, seed: 22 }),
      ...[140, 520, 980, 1400].map((x, index) => cypress(canvas, dawn, x, 800 + (index % 2) * 90, 190)),
    ].join(''),
  'tour-gabala-1': (canvas) =>
    [
      sky(canvas, day, 760),
      clouds(canvas, day, 39, { from: 60, to: 330, count: 7, opacity: 0.85 }),
      mountains(
        canvas,
        day,
        [
          [200, 250, 480],
          [1500, 190, 520],
          [620, 180, 560],
        ],
        800,
        { rock: '#8296a5', snow: 0.3, seed: 15 },
      ),
      mountains(canvas, day, [[1080, 300, 620]], 860, { rock: '#5f8468', snow: 0, seed: 16 }),
      hill(canvas, day, { y: 690, rise: 60, to: 1000, seed: 17, colour: '#4c7a5c', stride: 230 }),
      firs(day, {
        from: -20,
        to: 1620,
        count: 110,
        size: 120,
        seed: 18,
        ground: (x) => 800 + Math.sin(x / 210) * 40,
      }),
      pylon(day, 1010, 330, 360),
      pylon(day, 330, 610, 330),
      stroke('M-40 745L330 594L1010 314L1640 90', '#2c3240', 3.4, { 'stroke-linejoin': 'round' }),
      stroke('M-40 790L330 606L1010 326L1640 130', '#2c3240', 3.4, { 'stroke-linejoin': 'round' }),
      gondola(canvas, day, 1360, 205, 0.82, '#c9862f'),
      gondola(canvas, day, 690, 460, 1.2, '#a8323f'),
      gondola(canvas, day, 120, 684, 1.62, '#27508c'),
      firs(day, {
        from: -20,
        to: 1620,
        count: 46,
        size: 190,
        seed: 19,
        colour: darker(day.foliage, 0.2),
        ground: () => 960,
      }),
    ].join(''),
  'tour-gabala-2': (canvas) => {
    const shores = [
      mountains(
        canvas,
        dawn,
        [
          [420, 170, 560],
          [1120, 210, 540],
          [1560, 250, 420],
          [0, 260, 420],
        ],
        560,
        { rock: '#7f8ea2', snow: 0.32, seed: 23 },
      ),
      hill(canvas, dawn, { y: 430, rise: 46, to: 560, seed: 24, colour: '#6b8a80', stride: 230 }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 110,
        size: 62,
        seed: 25,
        colour: '#4e7064',
        ground: (x) => 530 + Math.sin(x / 140) * 10,
      }),
    ].join('');
    return [
      sky(canvas, dawn, 560),
      sun(canvas, dawn, 760, 290, 44),
      clouds(canvas, dawn, 41, { from: 60, to: 240, count: 6, opacity: 0.65 }),
      shores,
      water(canvas, dawn, 548, 1000, 8),
      canvas.clipped(
        'M0 548H1600V1000H0Z',
        group(shores, { transform: 'translate(0 1108) scale(1 -1)', opacity: 0.42 }),
      ),
      ...times(34).map((index) =>
        rect(
          ((index * 397) % 1600) - 60,
          570 + ((index * 131) % 400),
          90 + ((index * 53) % 160),
          2.4,
          '#fdf1dc',
          { opacity: 0.3, rx: 1 },
        ),
      ),
      pier(dawn, 1330, 760, 1.5),
      rowingBoat(dawn, 560, 790, 1.3),
      grass(dawn, -10, 420, 1000, 120, 6, '#4b6b52'),
      grass(dawn, 1250, 1620, 1004, 110, 7, '#4b6b52'),
    ].join('');
  },
  'tour-gabala-3': (canvas) =>
    [
      sky(canvas, day, 620),
      hill(canvas, day, { y: 250, rise: 70, to: 700, seed: 26, colour: '#86a88f', stride: 260 }),
      firs(day, {
        from: -20,
        to: 1620,
        count: 90,
        size: 150,
        seed: 27,
        colour: '#6f9880',
        ground: (x) => 380 + Math.sin(x / 120) * 40,
      }),
      cliff(canvas, day, {
        from: -60,
        to: 1660,
        y: 900,
        tops: [260, 330, 290, 380, 330, 250, 262, 262, 300, 270, 350, 300, 240],
        colour: '#6d7a70',
        seed: 28,
      }),
      ...times(26).map((index) =>
        ellipse(
          (index * 311) % 1600,
          330 + ((index * 173) % 420),
          60 + ((index * 31) % 60),
          12,
          index % 2 === 0 ? '#5d8a58' : '#7aa062',
          { opacity: 0.5 },
        ),
      ),
      waterfall(canvas, day, 760, 262, 830, 190),
      water(canvas, { ...day, farWater: '#bcd9dc', nearWater: '#4a8b93' }, 826, 1000, 12),
      firs(day, {
        from: -40,
        to: 520,
        count: 16,
        size: 330,
        seed: 29,
        colour: '#33614a',
        ground: (x) => 860 + x * 0.06,
      }),
      firs(day, {
        from: 1120,
        to: 1640,
        count: 16,
        size: 330,
        seed: 30,
        colour: '#33614a',
        ground: (x) => 940 - (x - 1120) * 0.1,
      }),
      ...[
        [520, 880, 90],
        [650, 930, 70],
        [1050, 890, 100],
        [1180, 950, 80],
        [420, 960, 110],
      ].map(([x = 0, y = 0, r = 0]) =>
        ellipse(
          x,
          y,
          r,
          r * 0.42,
          canvas.linear([
            [0, '#a3ada3'],
            [1, '#4f5c5a'],
          ]),
        ),
      ),
      planeTree(day, 60, 1010, 620, 21),
      fir(day, 1550, 1010, 520, '#2c5643'),
    ].join(''),
  'tour-qusar-shahdagh-1': (canvas) =>
    [
      sky(canvas, day, 760),
      clouds(canvas, day, 43, { from: 80, to: 280, count: 6, opacity: 0.85 }),
      mountains(
        canvas,
        day,
        [
          [240, 250, 520],
          [1250, 150, 620],
          [760, 220, 520],
        ],
        760,
        { rock: '#7f93a8', snow: 0.5, seed: 31 },
      ),
      slope(canvas, day, {
        d: 'M-20 1000V720C260 640 620 660 920 560C1180 480 1420 470 1620 430V1000Z',
        top: 430,
        bottom: 1000,
        tracks: [
          'M1500 470C1300 560 1120 560 940 680C800 780 560 800 360 1000',
          'M1560 470C1400 600 1180 640 1040 740C900 840 760 880 700 1000',
          'M1240 500C1100 600 860 640 620 760C440 850 240 860 60 960',
        ],
      }),
      firs(day, {
        from: -20,
        to: 420,
        count: 18,
        size: 130,
        seed: 32,
        ground: (x) => 730 - x * 0.06,
      }),
      firs(day, {
        from: 1180,
        to: 1620,
        count: 12,
        size: 110,
        seed: 33,
        ground: (x) => 560 - (x - 1180) * 0.12,
      }),
      chairlift(day, { x1: 60, y1: 560, x2: 1320, y2: 300, pylons: [0.12, 0.45, 0.75], chairs: 6 }),
      skier(day, 760, 850, 1.25, '#c9862f'),
      skier(day, 1130, 690, 0.8, '#27508c'),
      skier(day, 420, 920, 1.4, '#8d3140'),
    ].join(''),
  'tour-qusar-shahdagh-2': (canvas) =>
    [
      sky(canvas, dawn, 900),
      sun(canvas, dawn, 300, 230, 50),
      clouds(canvas, dawn, 47, { from: 180, to: 420, count: 7, opacity: 0.55 }),
      mountains(
        canvas,
        dawn,
        [
          [180, 420, 460],
          [1480, 380, 520],
        ],
        900,
        { rock: '#9aa3bb', snow: 0.5, seed: 34 },
      ),
      mountains(canvas, dawn, [[880, 110, 860]], 900, { rock: '#7d89a6', snow: 0.52, seed: 36 }),
      mountains(
        canvas,
        dawn,
        [
          [420, 470, 460],
          [1320, 490, 460],
        ],
        920,
        { rock: '#66748f', snow: 0.3, seed: 37 },
      ),
      slope(canvas, dawn, {
        d: 'M-20 1000V860C300 780 560 840 820 820C1100 800 1320 850 1620 790V1000Z',
        top: 780,
        bottom: 1000,
        tracks: [],
      }),
      firs(dawn, {
        from: -20,
        to: 1620,
        count: 44,
        size: 120,
        seed: 38,
        colour: '#4c6474',
        ground: (x) => 860 + Math.sin(x / 240) * 18,
      }),
      firs(dawn, {
        from: -20,
        to: 560,
        count: 10,
        size: 230,
        seed: 39,
        colour: '#344d60',
        ground: () => 985,
      }),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', dawn, { x: 1060, y: 956, scale: 0.86 }),
    ].join(''),
  'tour-qusar-shahdagh-3': (canvas) =>
    [
      sky(canvas, dusk, 820),
      clouds(canvas, dusk, 53, { from: 100, to: 340, count: 6, opacity: 0.5 }),
      mountains(
        canvas,
        dusk,
        [
          [320, 270, 560],
          [1180, 200, 640],
          [1600, 330, 420],
        ],
        820,
        { rock: '#5b5f8a', snow: 0.46, seed: 40 },
      ),
      firs(dusk, {
        from: -20,
        to: 1620,
        count: 70,
        size: 120,
        seed: 41,
        colour: '#2b3a58',
        ground: (x) => 740 + Math.sin(x / 200) * 16,
      }),
      slope(canvas, dusk, {
        d: 'M-20 1000V780C300 740 700 770 900 760C1200 744 1400 770 1620 750V1000Z',
        top: 740,
        bottom: 1000,
        tracks: ['M300 1000C500 900 900 880 1300 800', 'M360 1000C560 910 940 894 1330 812'],
      }),
      mountainHotel(canvas, dusk, 1230, 800, 0.9, 5),
      mountainHotel(canvas, dusk, 520, 850, 1.3, 2),
      ellipse(
        520,
        872,
        460,
        34,
        canvas.radial([
          [0, '#ffc878', 0.45],
          [1, '#ffc878', 0],
        ]),
      ),
      firs(dusk, {
        from: 860,
        to: 1620,
        count: 9,
        size: 210,
        seed: 42,
        colour: '#1f2d48',
        ground: () => 930,
      }),
      parked(canvas, models.mercedesVClass, '#1d2029', dusk, { x: 900, y: 950, scale: 0.74 }),
    ].join(''),
  'tour-gobustan-1': (canvas) =>
    [
      sky(canvas, golden, 760),
      sun(canvas, golden, 1330, 260, 60),
      clouds(canvas, golden, 59, { from: 80, to: 300, count: 6, opacity: 0.55 }),
      water(canvas, golden, 560, 640, 4),
      hill(canvas, golden, { y: 620, rise: 26, to: 1000, seed: 43, colour: '#c7a571', stride: 240 }),
      boulder(
        canvas,
        golden,
        [
          [1010, 900],
          [1040, 540],
          [1140, 420],
          [1290, 450],
          [1360, 600],
          [1420, 910],
        ],
        '#b98f60',
        5,
      ),
      boulder(
        canvas,
        golden,
        [
          [1300, 930],
          [1360, 690],
          [1470, 600],
          [1640, 640],
          [1660, 960],
        ],
        '#a98155',
        6,
      ),
      boulder(
        canvas,
        golden,
        [
          [-40, 960],
          [-30, 330],
          [60, 210],
          [330, 180],
          [620, 240],
          [850, 220],
          [960, 360],
          [990, 620],
          [960, 960],
        ],
        '#c79a66',
        7,
      ),
      petroglyphs('#7d3d24', 170, 690, 1.66),
      boulder(
        canvas,
        golden,
        [
          [820, 1000],
          [850, 860],
          [960, 800],
          [1090, 850],
          [1130, 1000],
        ],
        '#b18557',
        8,
      ),
      path('M-20 940C300 910 700 970 1000 940C1300 920 1480 950 1620 930V1000H-20Z', '#b5925c'),
      grass(golden, 0, 1600, 985, 48, 8, '#9a8a48'),
      person(golden, visitor(1), 1190, 962, 0.9),
      person(golden, visitor(0), 1262, 968, 0.88, true),
    ].join(''),
  'tour-gobustan-2': (canvas) =>
    [
      sky(canvas, day, 640),
      clouds(canvas, day, 61, { from: 60, to: 380, count: 9, opacity: 0.85 }),
      hills(canvas, { ...day, farHills: '#b9b6a8', nearHills: '#a3987f' }, 45, 500, 690, 3),
      rect(
        0,
        660,
        1600,
        340,
        canvas.linear([
          [0, '#b9ac92'],
          [1, '#857c6d'],
        ]),
      ),
      mudVolcano(canvas, day, 1330, 720, 0.55),
      mudVolcano(canvas, day, 240, 760, 0.8),
      mudVolcano(canvas, day, 820, 900, 1.7),
      ...times(32).map((index) =>
        stroke(
          `M${(index * 257) % 1600} ${900 + ((index * 71) % 96)}l${30 + ((index * 13) % 40)} ${((index * 29) % 22) - 10}l28 14`,
          '#5f584d',
          2.2,
          { opacity: 0.45 },
        ),
      ),
      ellipse(1390, 915, 150, 26, '#6d6a66'),
      ellipse(1386, 911, 132, 19, '#8f8c88'),
      ellipse(1350, 907, 44, 6, '#d9e2e4', { opacity: 0.7 }),
      person(day, visitor(4), 190, 935, 0.72),
      person(day, visitor(5), 260, 942, 0.72),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', day, { x: 1380, y: 790, scale: 0.5 }),
    ].join(''),
  'tour-lahij-1': (canvas) =>
    [
      sky(canvas, golden, 700),
      clouds(canvas, golden, 67, { from: 30, to: 160, count: 4, opacity: 0.5 }),
      mountains(
        canvas,
        golden,
        [
          [800, 80, 520],
          [480, 170, 420],
          [1150, 150, 420],
        ],
        700,
        { rock: mix('#7d8a6a', golden.haze, 0.3), snow: 0, seed: 46 },
      ),
      hill(canvas, golden, { y: 600, rise: 30, to: 760, seed: 92, colour: '#6f7f55', stride: 120 }),
      lahijHouse(canvas, golden, { x: 690, y: 716, width: 100, height: 120, seed: 13 }),
      lahijHouse(canvas, golden, { x: 800, y: 716, width: 96, height: 104, seed: 14 }),
      planeTree(golden, 680, 722, 130, 4),
      lahijHouse(canvas, golden, { x: 560, y: 720, width: 150, height: 250, seed: 3, balcony: true }),
      lahijHouse(canvas, golden, { x: 890, y: 720, width: 150, height: 230, seed: 4 }),
      lahijHouse(canvas, golden, { x: 320, y: 790, width: 260, height: 400, seed: 5, balcony: true }),
      lahijHouse(canvas, golden, { x: 1010, y: 790, width: 260, height: 380, seed: 6, shop: true }),
      cobbles(canvas, golden, {
        vanishX: 800,
        top: 712,
        bottom: 1000,
        halfTop: 100,
        halfBottom: 900,
        seed: 7,
      }),
      lahijHouse(canvas, golden, {
        x: -70,
        y: 920,
        width: 400,
        height: 640,
        seed: 8,
        shop: true,
        balcony: true,
      }),
      lahijHouse(canvas, golden, {
        x: 1260,
        y: 920,
        width: 420,
        height: 660,
        seed: 9,
        shop: true,
        balcony: true,
      }),
      ...[
        [1300, 560, 44],
        [352, 620, 32],
        [1036, 610, 26],
      ].map(([x = 0, y = 0, r = 0]) => copperTray(canvas, x, y, r)),
      copperJug(canvas, 386, 948, 1.2),
      copperJug(canvas, 450, 936, 0.9),
      copperJug(canvas, 1206, 944, 1.1),
      copperJug(canvas, 1146, 930, 0.8),
      person(golden, visitor(2), 760, 830, 0.62),
      person(golden, visitor(3), 850, 850, 0.68, true),
    ].join(''),
  'tour-lahij-2': (canvas) =>
    [
      sky(canvas, dawn, 640),
      clouds(canvas, dawn, 69, { from: 50, to: 220, count: 5, opacity: 0.6 }),
      mountains(
        canvas,
        dawn,
        [
          [800, 180, 560],
          [420, 260, 420],
          [1220, 240, 460],
        ],
        720,
        { rock: '#8e96a4', snow: 0.16, seed: 47 },
      ),
      hill(canvas, dawn, { y: 600, rise: 40, to: 800, seed: 48, colour: '#7d9188', stride: 200 }),
      firs(dawn, {
        from: 380,
        to: 1220,
        count: 44,
        size: 80,
        seed: 49,
        colour: '#5b776c',
        ground: () => 680,
      }),
      path(
        'M700 690C760 760 640 800 700 860C740 910 560 940 520 1000H1160C1080 930 1000 890 960 840C910 780 900 740 880 690Z',
        canvas.linear([
          [0, '#c6d6d6'],
          [0.5, '#7fa9b3'],
          [1, '#4a7f92'],
        ]),
      ),
      ...times(22).map((index) =>
        rect(640 + ((index * 97) % 300), 720 + ((index * 47) % 270), 50 + ((index * 31) % 70), 3, '#ffffff', {
          opacity: 0.45,
          rx: 1.5,
        }),
      ),
      cliff(canvas, dawn, {
        from: -40,
        to: 760,
        y: 1000,
        tops: [90, 140, 120, 240, 300, 460, 640, 780, 960],
        colour: '#9c8470',
        seed: 50,
      }),
      cliff(canvas, dawn, {
        from: 880,
        to: 1660,
        y: 1000,
        tops: [960, 760, 600, 470, 330, 250, 150, 170, 60],
        colour: '#8f7a6c',
        seed: 51,
      }),
      footbridge(dawn, 412, 1216, 540, 60),
      person(dawn, visitor(1), 760, 600, 0.42),
      person(dawn, visitor(4), 840, 602, 0.42),
      ...[
        [90, 146],
        [200, 150],
        [1500, 176],
        [1400, 180],
        [300, 292],
        [1300, 290],
      ].map(([x = 0, y = 0]) => fir(dawn, x, y, 110, '#49655a')),
      ...[
        [600, 960, 70],
        [980, 970, 90],
        [720, 985, 60],
      ].map(([x = 0, y = 0, r = 0]) =>
        ellipse(
          x,
          y,
          r,
          r * 0.42,
          canvas.linear([
            [0, '#b5aba0'],
            [1, '#675f60'],
          ]),
        ),
      ),
    ].join(''),
  'tour-absheron-1': (canvas) =>
    [
      sky(canvas, dusk, 760),
      clouds(canvas, dusk, 73, { from: 80, to: 330, count: 7, opacity: 0.5 }),
      hills(canvas, dusk, 55, 600, 760, 2),
      rect(
        0,
        740,
        1600,
        260,
        canvas.linear([
          [0, '#7d6470'],
          [1, '#3c3550'],
        ]),
      ),
      ateshgah(canvas, dusk, 800, 790, 1.42),
      rect(
        0,
        870,
        1600,
        130,
        canvas.linear([
          [0, '#6a5564'],
          [1, '#2f2b47'],
        ]),
      ),
      ...times(15).map((index) =>
        stroke(`M${800 + (index - 7) * 110} 872L${800 + (index - 7) * 230} 1000`, '#2c2740', 2.4, {
          opacity: 0.5,
        }),
      ),
      ...[900, 945].map((y) => stroke(`M0 ${y}H1600`, '#2c2740', 2.4, { opacity: 0.45 })),
      ellipse(
        800,
        890,
        620,
        60,
        canvas.radial([
          [0, '#ffb45e', 0.5],
          [1, '#ffb45e', 0],
        ]),
      ),
      person(dusk, visitor(3), 330, 950, 0.9),
      person(dusk, visitor(2), 410, 958, 0.88),
      person(dusk, visitor(4), 1260, 955, 0.9, true),
    ].join(''),
  'tour-absheron-2': (canvas) =>
    [
      sky(canvas, night, 620),
      sun(canvas, night, 300, 160, 34),
      hill(canvas, night, { y: 470, rise: 40, to: 1000, seed: 56, colour: '#22365f', stride: 260 }),
      path(
        'M-20 1000V560C240 470 520 420 840 440C1140 460 1380 520 1620 500V1000Z',
        canvas.linear([
          [0, '#33304f'],
          [0.5, '#54352f'],
          [1, '#2a2034'],
        ]),
      ),
      cliff(
        canvas,
        { ...night, glow: '#f0944a' },
        {
          from: 200,
          to: 1420,
          y: 800,
          tops: [790, 690, 640, 600, 620, 590, 610, 640, 660, 720, 790],
          colour: '#6d4030',
          seed: 57,
        },
      ),
      burningHillside(canvas, { from: 260, to: 1360, y: 800, seed: 58, height: 170 }),
      path(
        'M-20 840C400 810 1100 812 1620 846V1000H-20Z',
        canvas.linear([
          [0, '#5b3a33'],
          [1, '#1c1830'],
        ]),
      ),
      ellipse(
        800,
        850,
        760,
        60,
        canvas.radial([
          [0, '#ffa048', 0.5],
          [1, '#ffa048', 0],
        ]),
      ),
      group(
        [0, 3, 1, 5].map((index, place) =>
          person(
            { ...night, shade: '#120f1e' },
            visitor(index),
            330 + place * 62,
            950,
            0.86,
            place % 2 === 1,
          ),
        ),
      ),
    ].join(''),
};
