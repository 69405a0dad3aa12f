import { mix } from '../drawing/colour.ts';
import { times } from '../drawing/random.ts';
import { ellipse, path, polygon, rect, stroke } from '../drawing/shapes.ts';
import { airliner, airportTerminal, controlTower } from '../places/airport.ts';
import { arrivalsHall } from '../places/arrivals-hall.ts';
import { bakuBay, promenade } from '../places/boulevard.ts';
import { businessDistrict } from '../places/business-district.ts';
import { skyline } from '../places/city.ts';
import { flameTowers } from '../places/flame-towers.ts';
import { heydarAliyevCentre } from '../places/heydar-aliyev-centre.ts';
import { forestSlopes } from '../places/mountain-roads.ts';
import { fortressWall, maidenTower, minaret, oldTownHouses } from '../places/old-town.ts';
import { hills } from '../scenery/hills.ts';
import { dawn, day, dusk, golden, night } from '../scenery/light.ts';
import { driver, type Person, person, travellers } from '../scenery/people.ts';
import { countryRoad, road, streetLamp } from '../scenery/road.ts';
import { clouds, sky, sun } from '../scenery/sky.ts';
import { cypress, hedge, palm, planeTree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';
import { parkedCoach, setraCoach } from '../vehicles/coach.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import { mercedesSprinter } from '../vehicles/minibus.ts';
import * as models from '../vehicles/models.ts';
import type { Scenes } from './scene.ts';

const traveller = (index: number): Person => travellers[index % travellers.length] ?? driver;
const guest: Person = { top: '#6d7480', legs: '#2b3147', hair: '#2a201d', does: 'pulls-case' };
const businesswoman: Person = {
  top: '#7b2d3b',
  legs: '#23283a',
  hair: '#2a1c18',
  longHair: true,
  skirt: true,
  does: 'carries-bag',
};

/** What the company does: transfers, city and group tours, business rides. */
export const services: Scenes = {
  'service-airport-transfer-1': (canvas) =>
    [
      sky(canvas, dusk, 720),
      clouds(canvas, dusk, 131, { from: 60, to: 400, count: 9, opacity: 0.55 }),
      hills(canvas, dusk, 14, 590, 740, 3),
      airliner(canvas, dusk, 480, 210, 1.15, { turn: -6, gear: true }),
      controlTower(canvas, dusk, 1500, 770, 1.6),
      airportTerminal(canvas, dusk, 760, 776, 1.16),
      road(canvas, dusk, { pavement: 772, kerb: 824 }),
      streetLamp(canvas, dusk, 90, 812, 330),
      streetLamp(canvas, dusk, 1370, 812, 330),
      person(dusk, driver, 1212, 820, 1),
      person(dusk, guest, 1292, 822, 0.98, true),
      parked(canvas, models.mercedesSClass, '#23252f', dusk, { x: 690, y: 916, scale: 1.52 }),
    ].join(''),
  'service-airport-transfer-2': (canvas) =>
    [
      sky(canvas, dawn, 700),
      sun(canvas, dawn, 1180, 520, 64),
      clouds(canvas, dawn, 137, { from: 60, to: 520, count: 12, opacity: 0.65 }),
      water(canvas, dawn, 640, 720, 3),
      hills(canvas, dawn, 24, 620, 720, 2),
      controlTower(canvas, dawn, 250, 740, 1.25),
      airportTerminal(canvas, dawn, 720, 740, 0.66),
      rect(
        0,
        736,
        1600,
        264,
        canvas.linear([
          [0, '#a7a988'],
          [1, '#74795f'],
        ]),
      ),
      path(
        'M-20 850L1620 800V1000H-20Z',
        canvas.linear([
          [0, '#7a7f8c'],
          [1, '#444a5a'],
        ]),
      ),
      ...times(9).map((index) =>
        path(
          polygon([
            [index * 200 - 40, 922 - index * 3],
            [index * 200 + 80, 919 - index * 3],
            [index * 200 + 66, 936 - index * 3],
            [index * 200 - 54, 939 - index * 3],
          ]),
          '#f3ead8',
        ),
      ),
      ...times(22).map(
        (index) =>
          ellipse(index * 76 + 20, 846 - index * 2.3, 5, 4, '#ffd58a') +
          ellipse(
            index * 76 + 20,
            846 - index * 2.3,
            22,
            16,
            canvas.radial([
              [0, '#ffd58a', 0.6],
              [1, '#ffd58a', 0],
            ]),
          ),
      ),
      ellipse(860, 872, 330, 14, '#20283c', { opacity: 0.35, filter: canvas.blur(10) }),
      airliner(canvas, dawn, 930, 440, 2.4, { turn: 6, gear: true }),
    ].join(''),
  'service-airport-transfer-3': (canvas) =>
    [
      arrivalsHall(canvas, day),
      person(day, { ...traveller(3), does: 'pulls-case' }, 240, 800, 1.7),
      person(day, { ...traveller(2), does: 'stands' }, 370, 812, 1.66),
      person(day, { ...driver, does: 'holds-sign' }, 880, 950, 3.5),
      person(day, guest, 1290, 940, 3.2, true),
    ].join(''),
  'service-city-tour-1': (canvas) =>
    [
      bakuBay(canvas, dusk, { shore: 640, front: 860, towersX: 800, towersScale: 1.5, tv: 1420, seed: 44 }),
      promenade(canvas, dusk, { y: 866, lamps: [250, 1330], palms: [90, 400, 1200, 1510], size: 440 }),
      rect(
        0,
        862,
        1600,
        138,
        canvas.linear([
          [0, '#9c8184'],
          [1, '#574b66'],
        ]),
      ),
      ...times(19).map((index) =>
        stroke(`M${800 + (index - 9) * 96} 864L${800 + (index - 9) * 190} 1000`, '#463d58', 2, {
          opacity: 0.5,
        }),
      ),
      ...[896, 944].map((y) => stroke(`M0 ${y}H1600`, '#463d58', 2, { opacity: 0.45 })),
      person(dusk, traveller(0), 720, 948, 1.1),
      person(dusk, traveller(1), 806, 952, 1.12, true),
      person(dusk, traveller(2), 1020, 930, 1),
    ].join(''),
  'service-city-tour-2': (canvas) =>
    [
      sky(canvas, golden, 780),
      sun(canvas, golden, 330, 250, 54),
      clouds(canvas, golden, 141, { from: 70, to: 320, count: 7, opacity: 0.6 }),
      oldTownHouses(canvas, golden, { from: -20, to: 1620, y: 700, seed: 62 }),
      minaret(canvas, golden, 420, 600, 1.1),
      fortressWall(canvas, golden, { y: 830, height: 190, from: -20, to: 640, towers: [150] }),
      fortressWall(canvas, golden, { y: 830, height: 150, from: 1260, to: 1620, towers: [1500] }),
      maidenTower(canvas, golden, 900, 840, 1.72),
      rect(
        0,
        828,
        1600,
        172,
        canvas.linear([
          [0, '#dcb983'],
          [1, '#9a7a56'],
        ]),
      ),
      ...times(17).map((index) =>
        stroke(`M${800 + (index - 8) * 110} 830L${800 + (index - 8) * 240} 1000`, '#8a6a48', 2, {
          opacity: 0.35,
        }),
      ),
      ...[856, 898, 954].map((y) => stroke(`M0 ${y}H1600`, '#8a6a48', 2, { opacity: 0.3 })),
      ellipse(940, 842, 330, 12, golden.shade, { opacity: 0.3 }),
      planeTree(golden, 1360, 880, 330, 14),
      cypress(canvas, golden, 560, 866, 280),
      person(golden, traveller(0), 420, 940, 1.06),
      person(golden, traveller(3), 500, 946, 1.1, true),
      person(golden, traveller(5), 1180, 930, 0.98),
    ].join(''),
  'service-city-tour-3': (canvas) =>
    [
      sky(canvas, day, 780),
      clouds(canvas, day, 149, { from: 60, to: 320, count: 8, opacity: 0.9 }),
      skyline(canvas, day, {
        from: -20,
        to: 1620,
        y: 740,
        lowest: 50,
        highest: 190,
        seed: 65,
        distance: 0.5,
      }),
      flameTowers(canvas, { ...day, glass: mix(day.glass, day.haze, 0.55) }, 200, 700, 0.42),
      heydarAliyevCentre(canvas, day, 850, 772, 1.32),
      path(
        'M-20 770H1620V1000H-20Z',
        canvas.linear([
          [0, '#9db679'],
          [1, '#6a8e58'],
        ]),
      ),
      path(
        'M-20 830C400 780 720 800 1000 860C1240 910 1480 890 1620 860V920C1400 950 1180 960 940 906C640 846 360 840 -20 900Z',
        '#efe8da',
      ),
      path('M560 772C700 800 980 806 1180 772Z', '#e9e3d6'),
      hedge(day, 1180, 1640, 806, 26, 9),
      planeTree(day, 120, 830, 250, 17),
      planeTree(day, 1480, 830, 230, 18),
      person(day, traveller(1), 330, 872, 0.8),
      person(day, traveller(2), 392, 876, 0.78, true),
      parked(canvas, models.kiaCarnival, '#f2f0ea', day, { x: 1130, y: 920, scale: 0.86 }),
    ].join(''),
  'service-group-tour-1': (canvas) =>
    [
      forestSlopes(canvas, day, 780, 16),
      countryRoad(canvas, day, 830, '#8a9a62'),
      parkedCoach(canvas, setraCoach, '#f2efe7', day, { x: 640, y: 890, scale: 0.9, facingRight: true }),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        person(day, traveller(index), 1262 + index * 56, 816 + (index % 3) * 8, 1.02, index % 2 === 1),
      ),
      person(day, driver, 1196, 834, 1.04),
    ].join(''),
  'service-group-tour-2': (canvas) =>
    [
      sky(canvas, dawn, 760),
      clouds(canvas, dawn, 151, { from: 60, to: 330, count: 8, opacity: 0.65 }),
      oldTownHouses(canvas, dawn, { from: -20, to: 1620, y: 620, seed: 72 }),
      minaret(canvas, dawn, 1240, 560, 1),
      fortressWall(canvas, dawn, {
        y: 800,
        height: 250,
        from: -20,
        to: 1620,
        towers: [110, 1500],
        gate: 1130,
      }),
      palm(dawn, 900, 812, 420, 3),
      palm(dawn, 60, 812, 450, 5),
      road(canvas, dawn, { pavement: 796, kerb: 850 }),
      parked(canvas, mercedesSprinter, '#f5f4ef', dawn, { x: 500, y: 912, scale: 1.16 }),
      ...[4, 2, 1, 5, 0].map((index, place) =>
        person(dawn, traveller(index), 1010 + place * 92, 834 + (place % 2) * 8, 1.12, place % 2 === 0),
      ),
    ].join(''),
  'service-business-transfer-1': (canvas) =>
    [
      businessDistrict(canvas, dawn, 790, 40),
      hedge(dawn, -20, 1640, 800, 30, 13),
      road(canvas, dawn, { pavement: 792, kerb: 846 }),
      planeTree(dawn, 150, 830, 330, 23),
      planeTree(dawn, 1490, 830, 350, 24),
      person(dawn, { ...driver, does: 'stands' }, 1200, 838, 1.1),
      person(dawn, businesswoman, 1310, 840, 1.06, true),
      parked(canvas, models.mercedesSClass, '#1c1f29', dawn, { x: 660, y: 922, scale: 1.62 }),
    ].join(''),
  'service-business-transfer-2': (canvas) =>
    [
      bakuBay(canvas, night, { shore: 620, front: 800, towersX: 1240, towersScale: 1.2, seed: 90 }),
      promenade(canvas, night, { y: 806, lamps: [110, 620, 1130, 1560], palms: [330, 1400], size: 380 }),
      road(canvas, night, { pavement: 804, kerb: 850 }),
      person(
        night,
        { top: '#3a4258', legs: '#1b2133', hair: '#16181f', tie: '#8d3140', does: 'carries-bag' },
        300,
        842,
        1.08,
      ),
      parked(canvas, models.bmw7Series, '#22345f', night, { x: 880, y: 926, scale: 1.64 }),
    ].join(''),
};
