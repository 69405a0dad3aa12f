import { describe, expect, it } from '@jest/globals';
import { chooseDirection, emptyDraft, isChoiceComplete, type BookingDraft } from './booking-draft';
import { chooseCar, chooseService, chooseTour, clearCar, clearOffer } from './draft-choices';
import { newReturn } from './return-ride';

const transfer = { id: 'transfer', serviceType: 'airport_transfer' };
const cityTour = { id: 'city', serviceType: 'city_tour' };
const tour = { id: 'shaki' };
const saloon = { id: 'saloon' };

describe('the choice of step 1', () => {
  it('has only one of service and tour: each clears the other [P4.6]', () => {
    const withTour = chooseTour(chooseService(emptyDraft, cityTour), tour);
    expect(withTour).toMatchObject({ serviceId: null, tourId: 'shaki' });
    expect(chooseService(withTour, cityTour)).toMatchObject({ serviceId: 'city', tourId: null });
  });

  it('is complete with a car and a service or tour [P3.14]', () => {
    expect(isChoiceComplete(chooseTour(emptyDraft, tour))).toBe(false);
    expect(isChoiceComplete(chooseCar(emptyDraft, saloon))).toBe(false);
    expect(isChoiceComplete(chooseCar(chooseTour(emptyDraft, tour), saloon))).toBe(true);
  });

  it('never changes the number of passengers that was entered', () => {
    const crowd = { ...emptyDraft, details: { ...emptyDraft.details, passengerCount: 12 } };
    expect(chooseCar(crowd, saloon).details.passengerCount).toBe(12);
    expect(clearCar(crowd).details.passengerCount).toBe(12);
  });
});

describe('an airport transfer', () => {
  const typed = {
    ...emptyDraft.details,
    pickupLocation: 'Hotel',
    dropoffLocation: 'Museum',
    flightNumber: 'J2 8002',
  };

  it('clears both locations when its direction changes, and fixes the airport [P4.13]', () => {
    const going = chooseDirection(typed, 'to_airport');
    expect(going).toMatchObject({ pickupLocation: '', dropoffLocation: 'Baku Airport (GYD)' });
    const coming = chooseDirection({ ...going, pickupLocation: 'Hotel' }, 'from_airport');
    expect(coming).toMatchObject({ pickupLocation: 'Baku Airport (GYD)', dropoffLocation: '' });
  });

  const arrival = { ...chooseDirection(typed, 'from_airport'), dropoffLocation: 'Hotel' };
  const somethingElse = (draft: BookingDraft) => [
    chooseTour(draft, tour),
    chooseService(draft, cityTour),
    clearOffer(draft),
  ];

  it('loses its direction, flight and fixed end when something else is chosen', () => {
    for (const changed of somethingElse({ ...chooseService(emptyDraft, transfer), details: arrival })) {
      expect(changed.details).toMatchObject({
        airportDirection: '',
        flightNumber: '',
        pickupLocation: '',
        dropoffLocation: 'Hotel',
      });
    }
  });

  it('loses the airport and the flight of its ride back too', () => {
    const returnRide = { ...newReturn(arrival), bookingDate: '2030-05-03', flightNumber: 'TK 335' };
    const draft = { ...chooseService(emptyDraft, transfer), details: arrival, returnRide };
    for (const changed of somethingElse(draft)) {
      expect(changed.returnRide).toMatchObject({
        bookingDate: '2030-05-03',
        flightNumber: '',
        pickupLocation: 'Hotel',
        dropoffLocation: '',
      });
    }
  });
});
