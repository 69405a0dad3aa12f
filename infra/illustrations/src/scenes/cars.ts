import { mix } from '../drawing/colour.ts';
import { airliner, airportTerminal, controlTower } from '../places/airport.ts';
import { bakuBay, promenade } from '../places/boulevard.ts';
import { businessDistrict } from '../places/business-district.ts';
import { skyline, stoneFront } from '../places/city.ts';
import { flameTowers } from '../places/flame-towers.ts';
import { heydarAliyevCentre } from '../places/heydar-aliyev-centre.ts';
import { forestSlopes, snowyPeaks, stripedHills, vineyard } from '../places/mountain-roads.ts';
import { fortressWall, maidenTower, minaret, oldTownHouses } from '../places/old-town.ts';
import { hills } from '../scenery/hills.ts';
import { dawn, day, dusk, golden, night } from '../scenery/light.ts';
import { barrier, countryRoad, road, streetLamp } from '../scenery/road.ts';
import { clouds, sky, sun } from '../scenery/sky.ts';
import { cypress, grass, hedge, planeTree } from '../scenery/trees.ts';
import { isuzuTurquoise, parkedCoach, setraCoach } from '../vehicles/coach.ts';
import { parked } from '../vehicles/draw-vehicle.ts';
import { mercedesSprinter } from '../vehicles/minibus.ts';
import * as models from '../vehicles/models.ts';
import type { Scenes } from './scene.ts';

const wheels = 884;
const kerb = 800;

/** The fleet: one vehicle of each model before a place it is driven in. */
export const cars: Scenes = {
  'car-toyota-camry': (canvas) =>
    [
      bakuBay(canvas, dawn, { shore: 560, front: 770, towersX: 1240, towersScale: 0.92, tv: 330 }),
      promenade(canvas, dawn, { y: 772, lamps: [180, 900, 1500], palms: [60, 420, 1330] }),
      road(canvas, dawn, { pavement: 770, kerb }),
      parked(canvas, models.toyotaCamry, '#c3c9cf', dawn, { x: 800, y: wheels, scale: 1.98 }),
    ].join(''),
  'car-hyundai-elantra': (canvas) =>
    [
      sky(canvas, day, 780),
      clouds(canvas, day, 12, { from: 60, to: 230, count: 6, opacity: 0.8 }),
      skyline(canvas, day, {
        from: -20,
        to: 1620,
        y: 700,
        lowest: 260,
        highest: 420,
        seed: 41,
        distance: 0.6,
      }),
      stoneFront(canvas, day, { x: -60, y: 775, width: 620, floors: 4, bays: 6, seed: 5 }),
      stoneFront(
        canvas,
        { ...day, stone: '#cfa984' },
        { x: 566, y: 775, width: 560, floors: 3, bays: 5, seed: 6 },
      ),
      stoneFront(canvas, day, { x: 1134, y: 775, width: 540, floors: 4, bays: 5, seed: 7, tone: '#e6d4b2' }),
      ...[120, 640, 1190, 1500].map((x, index) => planeTree(day, x, 792, 330 + (index % 2) * 50, index + 2)),
      road(canvas, day, { pavement: 774, kerb }),
      parked(canvas, models.hyundaiElantra, '#2b62a6', day, { x: 810, y: wheels, scale: 2.02 }),
    ].join(''),
  'car-kia-k5': (canvas) =>
    [
      bakuBay(canvas, night, { shore: 590, front: 770, towersX: 420, towersScale: 1.12, tv: 1320, seed: 14 }),
      promenade(canvas, night, { y: 772, lamps: [120, 720, 1240, 1560], palms: [900, 1400] }),
      road(canvas, night, { pavement: 770, kerb }),
      parked(canvas, models.kiaK5, '#9c2630', night, { x: 820, y: wheels, scale: 1.98 }),
    ].join(''),
  'car-toyota-land-cruiser': (canvas) =>
    [
      snowyPeaks(canvas, day, 740),
      barrier(canvas, day, 800),
      countryRoad(canvas, day, 812, '#8c8a6d'),
      parked(canvas, models.toyotaLandCruiser, '#f4f2ec', day, { x: 800, y: wheels + 8, scale: 1.96 }),
    ].join(''),
  'car-kia-sorento': (canvas) =>
    [
      stripedHills(canvas, golden, 780),
      countryRoad(canvas, golden, 804, '#b98a5e'),
      grass(golden, 0, 1600, 800, 30, 9, '#a58a4e'),
      parked(canvas, models.kiaSorento, '#2f4a68', golden, { x: 800, y: wheels + 4, scale: 1.96 }),
    ].join(''),
  'car-hyundai-santa-fe': (canvas) =>
    [
      forestSlopes(canvas, dawn, 790),
      barrier(canvas, dawn, 802),
      countryRoad(canvas, dawn, 810, '#6f7a68'),
      parked(canvas, models.hyundaiSantaFe, '#5d7268', dawn, { x: 800, y: wheels + 6, scale: 1.96 }),
    ].join(''),
  'car-mercedes-v-class': (canvas) =>
    [
      sky(canvas, dusk, 740),
      clouds(canvas, dusk, 31, { from: 80, to: 360, count: 8, opacity: 0.6 }),
      airliner(canvas, dusk, 360, 190, 0.62, { turn: -7, facingRight: true }),
      hills(canvas, dusk, 4, 640, 740, 2),
      controlTower(canvas, dusk, 1440, 770, 1.35),
      airportTerminal(canvas, dusk, 680, 778, 1.16),
      road(canvas, dusk, { pavement: 776, kerb }),
      streetLamp(canvas, dusk, 110, 796, 330),
      streetLamp(canvas, dusk, 1500, 796, 330),
      parked(canvas, models.mercedesVClass, '#1d2029', dusk, { x: 800, y: wheels, scale: 1.92 }),
    ].join(''),
  'car-toyota-alphard': (canvas) =>
    [
      sky(canvas, golden, 720),
      sun(canvas, golden, 260, 240, 52),
      clouds(canvas, golden, 51, { from: 90, to: 300, count: 6, opacity: 0.6 }),
      oldTownHouses(canvas, golden, { from: -20, to: 1620, y: 560, seed: 12 }),
      minaret(canvas, golden, 1090, 500, 1),
      fortressWall(canvas, golden, {
        y: 780,
        height: 300,
        from: -20,
        to: 1620,
        towers: [170, 1450],
        gate: 800,
      }),
      cypress(canvas, golden, 420, 790, 300),
      cypress(canvas, golden, 1210, 790, 330),
      road(canvas, golden, { pavement: 776, kerb }),
      parked(canvas, models.toyotaAlphard, '#f3efe6', golden, { x: 800, y: wheels, scale: 1.98 }),
    ].join(''),
  'car-kia-carnival': (canvas) =>
    [
      sky(canvas, day, 700),
      clouds(canvas, day, 61, { from: 90, to: 330, count: 8, opacity: 0.85 }),
      hills(canvas, day, 22, 420, 620, 4),
      vineyard(canvas, day, 610, 800, 900),
      ...[90, 160, 1480].map((x, index) => cypress(canvas, day, x, 640 + index * 6, 170)),
      countryRoad(canvas, day, 806, '#93915f'),
      grass(day, 0, 1600, 800, 28, 5, '#7f8f4d'),
      parked(canvas, models.kiaCarnival, '#9aa0a6', day, { x: 800, y: wheels + 4, scale: 1.92 }),
    ].join(''),
  'car-mercedes-e-class': (canvas) =>
    [
      businessDistrict(canvas, dusk, 775),
      hedge(dusk, -20, 1640, 782, 34, 3),
      road(canvas, dusk, { pavement: 776, kerb }),
      streetLamp(canvas, dusk, 250, 796, 320),
      streetLamp(canvas, dusk, 1380, 796, 320),
      parked(canvas, models.mercedesEClass, '#858c97', dusk, { x: 800, y: wheels, scale: 2 }),
    ].join(''),
  'car-mercedes-s-class': (canvas) =>
    [
      sky(canvas, night, 740),
      sun(canvas, night, 1330, 170, 34),
      skyline(canvas, night, {
        from: -20,
        to: 1620,
        y: 760,
        lowest: 60,
        highest: 210,
        seed: 71,
        distance: 0.5,
      }),
      heydarAliyevCentre(canvas, night, 790, 776, 1.16),
      road(canvas, night, { pavement: 772, kerb }),
      parked(canvas, models.mercedesSClass, '#1a1c25', night, { x: 800, y: wheels, scale: 1.94 }),
    ].join(''),
  'car-bmw-7-series': (canvas) => {
    const light = { ...dusk, stone: mix(dusk.stone, '#e0b183', 0.35) };
    return [
      sky(canvas, light, 760),
      clouds(canvas, light, 81, { from: 60, to: 260, count: 5, opacity: 0.5 }),
      flameTowers(canvas, light, 1330, 560, 0.96),
      skyline(canvas, light, {
        from: -20,
        to: 1620,
        y: 640,
        lowest: 40,
        highest: 150,
        seed: 82,
        distance: 0.45,
      }),
      stoneFront(canvas, light, { x: -60, y: 775, width: 420, floors: 4, bays: 4, seed: 15 }),
      stoneFront(canvas, light, { x: 366, y: 775, width: 640, floors: 3, bays: 6, seed: 16 }),
      stoneFront(canvas, light, { x: 1012, y: 775, width: 660, floors: 1, bays: 7, seed: 17 }),
      road(canvas, light, { pavement: 774, kerb }),
      streetLamp(canvas, light, 420, 796, 330),
      streetLamp(canvas, light, 1170, 796, 330),
      parked(canvas, models.bmw7Series, '#8d8478', light, { x: 800, y: wheels, scale: 1.92 }),
    ].join('');
  },
  'car-mercedes-sprinter': (canvas) =>
    [
      sky(canvas, day, 740),
      clouds(canvas, day, 91, { from: 70, to: 330, count: 9, opacity: 0.85 }),
      airliner(canvas, day, 1130, 170, 0.58, { turn: -8 }),
      hills(canvas, day, 5, 640, 740, 2),
      controlTower(canvas, day, 150, 770, 1.3),
      airportTerminal(canvas, day, 940, 776, 1.1),
      road(canvas, day, { pavement: 774, kerb }),
      parked(canvas, mercedesSprinter, '#f5f4ef', day, { x: 790, y: wheels, scale: 1.5 }),
    ].join(''),
  'car-isuzu-turquoise': (canvas) =>
    [
      sky(canvas, dawn, 740),
      clouds(canvas, dawn, 101, { from: 80, to: 330, count: 7, opacity: 0.6 }),
      oldTownHouses(canvas, dawn, { from: -20, to: 1620, y: 660, seed: 33 }),
      maidenTower(canvas, dawn, 1280, 780, 1.36),
      fortressWall(canvas, dawn, { y: 780, height: 130, from: -20, to: 1040, towers: [] }),
      cypress(canvas, dawn, 1030, 788, 300),
      road(canvas, dawn, { pavement: 774, kerb }),
      parkedCoach(canvas, isuzuTurquoise, '#f1eee6', dawn, {
        x: 620,
        y: wheels,
        scale: 1.34,
        facingRight: true,
      }),
    ].join(''),
  'car-setra-coach': (canvas) =>
    [
      sky(canvas, dusk, 740),
      sun(canvas, dusk, 1130, 420, 56),
      clouds(canvas, dusk, 111, { from: 110, to: 400, count: 9, opacity: 0.6 }),
      hills(canvas, dusk, 37, 460, 770, 5),
      barrier(canvas, dusk, 804),
      countryRoad(canvas, dusk, 812, '#4d4a5e'),
      parkedCoach(canvas, setraCoach, '#eceae4', dusk, {
        x: 800,
        y: wheels + 4,
        scale: 1.06,
        facingRight: true,
      }),
    ].join(''),
};
