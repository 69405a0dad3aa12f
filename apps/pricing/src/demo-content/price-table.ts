import type { DemoCar, DemoService, DemoTour } from '@chauffeur/contracts/demo-content-ids';

/** Prices of services in the smallest saloon, USD. */
export const servicePrices: Record<DemoService, number> = {
  airportTransfer: 25,
  oldCityTour: 50,
  bakuByNight: 45,
  groupCityTour: 60,
  businessTransfer: 30,
  workingDay: 110,
};

/** Prices of tours in the smallest saloon, USD. */
export const tourPrices: Record<DemoTour, number> = {
  shamakhi: 95,
  shaki: 180,
  gabala: 140,
  qusarShahdagh: 150,
  gobustan: 70,
  lahij: 130,
  absheron: 60,
};

/** A car's price in per cent of the smallest saloon's; null if no price has been agreed yet. */
export const carFactors: Record<DemoCar, number | null> = {
  hyundaiElantra: 100,
  kiaK5: 110,
  toyotaCamry: 115,
  toyotaCamryHybrid: 115,
  hyundaiSantaFe: 145,
  kiaSorento: 150,
  toyotaLandCruiser: 200,
  kiaCarnival: 160,
  toyotaAlphard: 200,
  mercedesVClass: 210,
  mercedesEClass: 230,
  bmw7Series: 300,
  mercedesSClass: 320,
  mercedesSprinter: 260,
  isuzuTurquoise: 380,
  setraCoach: null,
};

const saloons = ['hyundaiElantra', 'kiaK5', 'toyotaCamry', 'toyotaCamryHybrid'] as const;
const limousines = ['mercedesEClass', 'mercedesSClass', 'bmw7Series'] as const;
const buses = ['mercedesSprinter', 'isuzuTurquoise', 'setraCoach'] as const;

/** Cars that are not offered for a service or tour. */
export const notOffered: Partial<Record<DemoService | DemoTour, readonly DemoCar[]>> = {
  groupCityTour: [...saloons, ...limousines],
  businessTransfer: buses,
  workingDay: buses,
  // Mountain roads, with snow for months: too steep for low cars.
  qusarShahdagh: [...saloons, ...limousines],
  // The gorge road is too narrow for a full-size bus.
  lahij: ['isuzuTurquoise', 'setraCoach'],
};
