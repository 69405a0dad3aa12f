import { darker, lighter, mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { path, rect, stroke } from '../drawing/shapes.ts';
import { businessDistrict } from '../places/business-district.ts';
import { skyline } from '../places/city.ts';
import { flameTowers } from '../places/flame-towers.ts';
import { snowyPeaks } from '../places/mountain-roads.ts';
import { mountains, hill, hills } from '../scenery/hills.ts';
import { dawn, day, dusk, golden, night } from '../scenery/light.ts';
import { driver, type Person, person, travellers } from '../scenery/people.ts';
import { balustrade, barrier, countryRoad, road, streetLamp } from '../scenery/road.ts';
import { clouds, sky, sun } from '../scenery/sky.ts';
import { cypress, firs, grass, hedge, palm, planeTree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';
import { parkedCoach, setraCoach } from '../vehicles/coach.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import { mercedesSprinter } from '../vehicles/minibus.ts';
import * as models from '../vehicles/models.ts';
import type { Scenes } from './scene.ts';

const traveller = (index: number): Person => travellers[index % travellers.length] ?? driver;

/** One picture for each category of the fleet, wider in view than the cars' own. */
export const categories: Scenes = {
  'category-economy': (canvas) =>
    [
      sky(canvas, day, 560),
      sun(canvas, day, 1270, 210, 50),
      clouds(canvas, day, 161, { from: 70, to: 330, count: 8, opacity: 0.9 }),
      hill(canvas, day, {
        y: 500,
        rise: 30,
        to: 570,
        seed: 61,
        colour: mix(day.farHills, day.haze, 0.3),
        stride: 240,
      }),
      skyline(canvas, day, {
        from: 900,
        to: 1640,
        y: 552,
        lowest: 26,
        highest: 90,
        seed: 62,
        distance: 0.55,
      }),
      flameTowers(canvas, { ...day, glass: mix(day.glass, day.haze, 0.3) }, 1290, 520, 0.5),
      water(canvas, day, 548, 740, 6),
      path('M330 690L352 596C372 606 396 640 404 684Z', '#fbf7ee'),
      path('M324 690L344 604C330 620 308 660 300 686Z', '#e6c894'),
      path('M286 692H418C410 712 396 718 380 718H320C304 718 292 708 286 692Z', '#27508c'),
      balustrade(canvas, day, 760, 46),
      palm(day, 140, 790, 470, 4),
      palm(day, 1480, 790, 500, 6),
      road(canvas, day, { pavement: 758, kerb: 806 }),
      parked(canvas, models.hyundaiElantra, '#f3f2ed', day, { x: 460, y: 868, scale: 1.32 }),
      parked(canvas, models.toyotaCamry, '#b9c2ca', day, { x: 1130, y: 906, scale: 1.44 }),
    ].join(''),
  'category-suv': (canvas) =>
    [
      snowyPeaks(canvas, golden, 640, 24),
      hill(canvas, golden, { y: 650, rise: 34, to: 1000, seed: 64, colour: '#8d8a5c', stride: 210 }),
      path(
        'M1620 640C1240 660 1180 700 1360 730C1540 762 1180 780 820 790C480 800 200 830 -20 900V1000H1620V905C1400 850 1620 800 1640 760C1640 716 1420 690 1620 664Z',
        canvas.linear([
          [0, lighter(golden.road, 0.1)],
          [1, darker(golden.road, 0.25)],
        ]),
      ),
      stroke('M-20 918C260 850 620 826 900 812', '#f3ead8', 4, { opacity: 0.55 }),
      firs(golden, {
        from: -20,
        to: 460,
        count: 18,
        size: 170,
        seed: 65,
        ground: (x) => 760 - x * 0.05,
      }),
      firs(golden, { from: 1120, to: 1330, count: 8, size: 120, seed: 66, ground: () => 690 }),
      grass(golden, 1240, 1620, 1000, 60, 14, '#8b8a45'),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', golden, {
        x: 720,
        y: 930,
        scale: 1.72,
        facingRight: true,
      }),
    ].join(''),
  'category-family': (canvas) =>
    [
      sky(canvas, dawn, 700),
      clouds(canvas, dawn, 171, { from: 60, to: 320, count: 8, opacity: 0.65 }),
      mountains(
        canvas,
        dawn,
        [
          [300, 250, 560],
          [1250, 210, 600],
        ],
        700,
        { rock: '#8b97aa', snow: 0.26, seed: 67 },
      ),
      hills(canvas, dawn, 68, 560, 720, 3),
      path(
        'M-20 720C400 690 1100 700 1620 724V1000H-20Z',
        canvas.linear([
          [0, '#a3ad84'],
          [1, '#6d7f62'],
        ]),
      ),
      planeTree(dawn, 210, 810, 480, 31),
      planeTree(dawn, 1440, 800, 420, 32),
      ...[1230, 1290].map((x) => cypress(canvas, dawn, x, 780, 230)),
      countryRoad(canvas, dawn, 826, '#7f8a68'),
      parked(canvas, models.mercedesVClass, '#20232c', dawn, { x: 640, y: 900, scale: 1.5 }),
      person(dawn, traveller(4), 1130, 820, 1.08, true),
      person(dawn, traveller(2), 1216, 822, 1.02),
      person(dawn, { top: '#c9893a', legs: '#34476b', hair: '#3a2a22', does: 'waves' }, 1290, 824, 0.68),
      person(
        dawn,
        { top: '#4f7d86', legs: '#7b2d3b', hair: '#20191a', longHair: true, skirt: true },
        1348,
        825,
        0.58,
        true,
      ),
    ].join(''),
  'category-business': (canvas) =>
    [
      businessDistrict(canvas, night, 800, -60),
      // A hotel's lit canopy and doors.
      rect(
        820,
        330,
        820,
        470,
        canvas.linear([
          [0, '#4a4358'],
          [1, '#6a5348'],
        ]),
      ),
      ...times(6).map(
        (index) =>
          rect(
            850 + index * 132,
            372,
            92,
            120,
            canvas.linear([
              [0, '#ffdf9f'],
              [1, '#c9863f'],
            ]),
            { rx: 3 },
          ) + stroke(`M${896 + index * 132} 372v120`, '#4a3a38', 4),
      ),
      rect(
        780,
        540,
        880,
        40,
        canvas.linear([
          [0, '#d9b070'],
          [1, '#7d5630'],
        ]),
      ),
      rect(780, 578, 880, 6, '#ffe6ae'),
      ...[860, 1130, 1400].map((x) =>
        rect(
          x,
          584,
          26,
          216,
          canvas.linear(
            [
              [0, '#e9c88e'],
              [1, '#8a6240'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ),
      rect(
        900,
        612,
        220,
        188,
        canvas.linear([
          [0, '#fff0c8'],
          [1, '#d99a4a'],
        ]),
      ),
      rect(
        1170,
        612,
        220,
        188,
        canvas.linear([
          [0, '#fff0c8'],
          [1, '#d99a4a'],
        ]),
      ),
      ...[1010, 1280].map((x) => stroke(`M${x} 612v188M${x - 110} 690h220`, '#6d4a2c', 5)),
      hedge(night, -20, 780, 802, 34, 15),
      road(canvas, night, { pavement: 796, kerb: 846 }),
      path('M820 796H1640V848H760Z', '#ffcf85', { opacity: 0.3 }),
      streetLamp(canvas, night, 150, 830, 340),
      person(night, driver, 1330, 840, 1.08),
      parked(canvas, models.mercedesEClass, '#1f222b', night, { x: 720, y: 926, scale: 1.72 }),
    ].join(''),
  'category-bus': (canvas) =>
    [
      sky(canvas, dusk, 720),
      sun(canvas, dusk, 420, 470, 62),
      clouds(canvas, dusk, 181, { from: 80, to: 420, count: 9, opacity: 0.55 }),
      mountains(
        canvas,
        dusk,
        [
          [1240, 300, 620],
          [240, 400, 520],
        ],
        740,
        { rock: '#6d5f82', snow: 0, seed: 73 },
      ),
      hills(canvas, dusk, 75, 560, 780, 4),
      barrier(canvas, dusk, 786),
      countryRoad(canvas, dusk, 794, '#4d4a5e'),
      parkedCoach(canvas, setraCoach, '#eceae4', dusk, { x: 600, y: 838, scale: 0.84, facingRight: true }),
      parked(canvas, mercedesSprinter, '#f0eee8', dusk, { x: 1110, y: 944, scale: 0.98, facingRight: true }),
    ].join(''),
};
