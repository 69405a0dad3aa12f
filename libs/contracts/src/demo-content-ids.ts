/**
 * Ids of the demo content, the same in every installation, so that the pricing service can price the catalogue's cars without
 * calling it. Shaped like random (version 4) UUIDs; records of staff never get one.
 */
export const demoContentIds = {
  categories: {
    economy: 'd1000000-0000-4000-8000-000000000001',
    suv: 'd1000000-0000-4000-8000-000000000002',
    family: 'd1000000-0000-4000-8000-000000000003',
    business: 'd1000000-0000-4000-8000-000000000004',
    bus: 'd1000000-0000-4000-8000-000000000005',
  },
  serviceTypes: {
    airport: 'd2000000-0000-4000-8000-000000000001',
    city: 'd2000000-0000-4000-8000-000000000002',
    group: 'd2000000-0000-4000-8000-000000000003',
    business: 'd2000000-0000-4000-8000-000000000004',
  },
  cars: {
    toyotaCamry: 'd3000000-0000-4000-8000-000000000001',
    hyundaiElantra: 'd3000000-0000-4000-8000-000000000002',
    kiaK5: 'd3000000-0000-4000-8000-000000000003',
    toyotaLandCruiser: 'd3000000-0000-4000-8000-000000000004',
    kiaSorento: 'd3000000-0000-4000-8000-000000000005',
    hyundaiSantaFe: 'd3000000-0000-4000-8000-000000000006',
    mercedesVClass: 'd3000000-0000-4000-8000-000000000007',
    toyotaAlphard: 'd3000000-0000-4000-8000-000000000008',
    kiaCarnival: 'd3000000-0000-4000-8000-000000000009',
    mercedesEClass: 'd3000000-0000-4000-8000-000000000010',
    mercedesSClass: 'd3000000-0000-4000-8000-000000000011',
    bmw7Series: 'd3000000-0000-4000-8000-000000000012',
    mercedesSprinter: 'd3000000-0000-4000-8000-000000000013',
    isuzuTurquoise: 'd3000000-0000-4000-8000-000000000014',
    setraCoach: 'd3000000-0000-4000-8000-000000000015',
    /** Not available: only staff see it. */
    toyotaCamryHybrid: 'd3000000-0000-4000-8000-000000000016',
  },
  services: {
    airportTransfer: 'd4000000-0000-4000-8000-000000000001',
    oldCityTour: 'd4000000-0000-4000-8000-000000000002',
    bakuByNight: 'd4000000-0000-4000-8000-000000000003',
    groupCityTour: 'd4000000-0000-4000-8000-000000000004',
    businessTransfer: 'd4000000-0000-4000-8000-000000000005',
    workingDay: 'd4000000-0000-4000-8000-000000000006',
  },
  tours: {
    shamakhi: 'd5000000-0000-4000-8000-000000000001',
    shaki: 'd5000000-0000-4000-8000-000000000002',
    gabala: 'd5000000-0000-4000-8000-000000000003',
    qusarShahdagh: 'd5000000-0000-4000-8000-000000000004',
    gobustan: 'd5000000-0000-4000-8000-000000000005',
    lahij: 'd5000000-0000-4000-8000-000000000006',
    absheron: 'd5000000-0000-4000-8000-000000000007',
  },
} as const;

export type DemoCar = keyof typeof demoContentIds.cars;
export type DemoService = keyof typeof demoContentIds.services;
export type DemoTour = keyof typeof demoContentIds.tours;
