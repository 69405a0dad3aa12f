import { beforeEach, describe, expect, it } from '@jest/globals';
import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import {
  bookingChanged,
  bookingCreated,
  bookingDriverAssigned,
  bookingStatusChanged,
  type BookingDriverAssigned,
} from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged, placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import { rideExample } from '@chauffeur/contracts/events/ride-example';
import { rideCalendarFile, rideDocumentPaths } from '@chauffeur/contracts/rides/ride-document';
import { textOf } from '../documents/voucher/pdf-text.fixture.js';
import { eventually } from '../testing/eventually.js';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';

const lahij = {
  id: '0198c0de-0000-7000-8000-000000000041',
  name: 'Lahij',
  nameRu: 'Лагич',
  address: 'Main street',
  addressRu: null,
};
const sea = {
  id: '0198c0de-0000-7000-8000-000000000042',
  name: 'Sea Breeze',
  nameRu: null,
  address: null,
  addressRu: null,
};

const airport = {
  id: '0198c0de-0000-7000-8000-000000000043',
  name: airportLabel,
  nameRu: 'Аэропорт имени Гейдара Алиева',
  address: null,
  addressRu: null,
};

describe('the places of a ride', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  beforeEach(async () => {
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await name({ ...lahij }, '2026-11-21T10:00:00.000Z');
    await name(sea, '2026-11-21T10:00:00.000Z');
  });

  async function name(place: PlaceNames, changedAt: string) {
    await environment.publisher.publish(placesNamed, { places: [place], changedAt });
    await environment.handled();
  }

  const chosen = {
    airportDirection: null,
    pickupLocation: 'Lahij, Main street',
    pickupPlaceId: lahij.id,
    pickupNote: null,
    dropoffLocation: 'Sea Breeze',
    dropoffPlaceId: sea.id,
    stops: [
      { text: 'Lahij, Main street', placeId: lahij.id },
      { text: 'At the old mill', placeId: lahij.id },
    ],
  };

  /** Returns the variables of the email to this role, as soon as it is written. */
  async function variablesFor(role: 'customer' | 'driver') {
    let variables: Record<string, string> = {};
    await eventually(async () => {
      const { rows } = await environment.client.query<{ variables: Record<string, string> }>(
        `SELECT job->'variables' AS variables FROM email_deliveries WHERE recipient_role = $1`,
        [role],
      );
      expect(rows).toHaveLength(1);
      variables = rows[0]?.variables ?? {};
    });
    return variables;
  }

  async function placesFor(role: 'customer' | 'driver') {
    const { pickup_location: pickup, dropoff_location: dropoff, stops } = await variablesFor(role);
    return { pickup, dropoff, stops };
  }

  const inRussian = {
    pickup: 'Лагич, Main street',
    dropoff: 'Sea Breeze',
    stops: 'Лагич, Main street; At the old mill',
  };

  it('have their Russian names in the email to a driver who reads Azerbaijani', async () => {
    const { example } = bookingDriverAssigned;
    if (!example.driver) throw new Error('the example has a driver');
    const assigned: BookingDriverAssigned = {
      ...example,
      booking: { ...example.booking, ...chosen },
      driver: { ...example.driver, language: 'az' },
    };
    await environment.publisher.publish(bookingDriverAssigned, assigned);
    expect(await placesFor('driver')).toEqual(inRussian);
  });

  it('have the names of the email’s language, also if they were chosen in another one', async () => {
    const { example } = bookingStatusChanged;
    const booking = { ...example.booking, ...chosen, language: 'ru' as const };
    await environment.publisher.publish(bookingStatusChanged, { ...example, booking });
    expect(await placesFor('customer')).toEqual(inRussian);
  });

  it('have their names in the list of changes, except a text that two places share', async () => {
    const station = { ...sea, id: '0198c0de-0000-7000-8000-000000000044', name: 'Station' };
    await name({ ...station, nameRu: 'Вокзал' }, '2026-11-21T10:00:00.000Z');
    const metro = { ...station, id: '0198c0de-0000-7000-8000-000000000045', nameRu: 'Метро' };
    await name(metro, '2026-11-21T10:00:00.000Z');
    const { example } = bookingChanged;
    const booking = { ...example.booking, ...chosen, language: 'ru' as const };
    const changes = [
      { field: 'pickupLocation', from: 'Station', to: chosen.pickupLocation },
      { field: 'dropoffLocation', from: 'Лагич, Main street', to: chosen.dropoffLocation },
      { field: 'stops', from: 'Lahij, Main street; Station', to: 'Lahij, Main street; At the old mill' },
    ];
    await environment.publisher.publish(bookingChanged, { ...example, booking, changes });
    expect((await variablesFor('customer'))['changes']?.split('\n')).toEqual([
      'Место подачи: Station → Лагич, Main street',
      'Место назначения: Лагич, Main street → Sea Breeze',
      'Остановки: Лагич, Main street; Station → Лагич, Main street; At the old mill',
    ]);
  });

  it('have in the list of changes the names that they have in the ride, also beside the same text as typed', async () => {
    const { example } = bookingChanged;
    const typed = { dropoffLocation: chosen.pickupLocation, dropoffPlaceId: null };
    const stops = [{ text: `The mill; ${chosen.pickupLocation}`, placeId: null }];
    const booking = { ...example.booking, ...chosen, ...typed, stops, language: 'ru' as const };
    const changes = [
      { field: 'pickupLocation', from: 'The mill', to: chosen.pickupLocation },
      { field: 'stops', from: 'The mill', to: `The mill; ${chosen.pickupLocation}` },
    ];
    await environment.publisher.publish(bookingChanged, { ...example, booking, changes });
    expect((await variablesFor('customer'))['changes']?.split('\n')).toEqual([
      'Место подачи: The mill → Лагич, Main street',
      'Остановки: The mill → The mill; Lahij, Main street',
    ]);
  });

  it('stay in a change that only names the same place in another language', async () => {
    const { example } = bookingChanged;
    const booking = { ...example.booking, ...chosen, language: 'ru' as const };
    const changes = [{ field: 'pickupLocation', from: 'Лагич, Main street', to: chosen.pickupLocation }];
    await environment.publisher.publish(bookingChanged, { ...example, booking, changes });
    const line = 'Место подачи: Лагич, Main street → Lahij, Main street';
    expect(await variablesFor('customer')).toMatchObject({ changes: line });
  });

  it('have the names of the reader’s language in the voucher and in the calendar file', async () => {
    const files = { ride: rideExample(chosen), language: 'ru' };
    const voucher = await environment.call('POST', rideDocumentPaths.voucher, files);
    const text = textOf(Buffer.from(await voucher.arrayBuffer()));
    expect(text).toContain(inRussian.pickup);
    expect(text).toContain(inRussian.stops);
    const calendar = await environment.call('POST', rideDocumentPaths.calendar, files);
    const { content } = rideCalendarFile.parse(await calendar.json());
    expect(content).toContain('LOCATION:Лагич\\, Main street');
  });

  it('begin at the airport also if that is a place with a name of its own in the email’s language', async () => {
    await name(airport, '2026-11-21T10:00:00.000Z');
    const { example } = bookingCreated;
    const atAirport = { pickupLocation: airportLabel, pickupPlaceId: airport.id, language: 'ru' as const };
    const booking = { ...example.booking, ...chosen, ...atAirport };
    await environment.publisher.publish(bookingCreated, { ...example, booking });
    expect(await variablesFor('customer')).toMatchObject({
      pickup_location: 'Аэропорт Баку (GYD)',
      wait_terms: expect.stringContaining('посадки'),
    });
  });

  it('stay as they were booked if the place has another name by now, and ignore stale names', async () => {
    await name({ ...lahij, name: 'Lahic', nameRu: 'Лахыдж' }, '2026-11-21T11:00:00.000Z');
    await name(lahij, '2026-11-21T10:30:00.000Z');
    const { example } = bookingStatusChanged;
    const booking = { ...example.booking, ...chosen, language: 'ru' as const };
    await environment.publisher.publish(bookingStatusChanged, { ...example, booking });
    const stops = 'Lahij, Main street; At the old mill';
    expect(await placesFor('customer')).toEqual({ ...inRussian, pickup: 'Lahij, Main street', stops });
  });
});
