/** Prices of two cars for a service and a tour. */
export const prices = [
  { carId: 'saloon', serviceId: 'transfer', tourId: null, priceUsd: 25 },
  { carId: 'van', serviceId: 'transfer', tourId: null, priceUsd: 45 },
  { carId: 'van', serviceId: null, tourId: 'shaki', priceUsd: 220 },
];
