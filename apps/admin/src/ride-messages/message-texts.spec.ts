import { describe, expect, it } from '@jest/globals';
import { createI18n } from '../i18n/create-i18n';
import { messagesOf } from '../messages';
import { customerMessageText, driverMessageText, messagesOfRide } from './message-texts';

const i18n = createI18n('en', messagesOf([]));
const textsIn = (language: string) => i18n.getFixedT(language, 'rideMessages');

const ride: Parameters<typeof driverMessageText>[1] = {
  status: 'confirmed',
  language: 'en',
  referenceNumber: 'BK20310401-ABCDEFGH',
  bookingDate: '2031-05-01',
  bookingTime: '14:00',
  airportDirection: 'from_airport',
  pickupLocation: 'Baku Airport (GYD)',
  dropoffLocation: 'Hilton Baku',
  vehicle: { id: '', carId: '', label: '1', plate: '90-AA-123' },
  driver: { id: '', name: 'Elvin', phone: '+994505550102' },
};
const context = { carName: 'Toyota Camry', meetingNote: 'Exit B, ground floor.' };

describe('messages to a customer', () => {
  it('are in the language of the booking, and name who comes, where they wait and how to call them', () => {
    const text = (language: 'en' | 'ru', message: 'driverAssigned' | 'onTheWay' | 'arrived') =>
      customerMessageText(textsIn(language), message, { ...ride, language }, context);
    expect(text('en', 'driverAssigned')).toBe(
      'Your driver Elvin, Toyota Camry, 90-AA-123, will meet you on May 1, 2031 at 14:00: Exit B, ground floor. Phone +994 50 555 01 02.',
    );
    expect(text('ru', 'driverAssigned')).toMatch(/^Ваш водитель Elvin, .*, встретит вас 1 мая 2031/);
    expect(text('en', 'onTheWay')).toMatch(/is on the way to you\. Phone/);
    expect(text('en', 'arrived')).toContain('is waiting for you: Exit B, ground floor. Phone');
  });

  it('leave out what is not known', () => {
    const bare = {
      ...ride,
      bookingTime: null,
      vehicle: null,
      driver: { id: '', name: 'Elvin', phone: null },
    };
    expect(
      customerMessageText(textsIn('en'), 'driverAssigned', bare, { ...context, meetingNote: null }),
    ).toBe('Your driver Elvin, Toyota Camry, will meet you on May 1, 2031.');
  });

  it('ask for a flight only at the airport, and for the drop-off only if none is known', () => {
    expect(messagesOfRide(ride)).toEqual(['driverAssigned', 'onTheWay', 'arrived', 'askFlight']);
    expect(messagesOfRide({ ...ride, airportDirection: null, driver: null })).toEqual([]);
    expect(messagesOfRide({ ...ride, driver: null, dropoffLocation: null })).toEqual([
      'askFlight',
      'askAddress',
    ]);
    expect(messagesOfRide({ ...ride, status: 'completed' })).toEqual([]);
    expect(messagesOfRide({ ...ride, status: 'cancelled' })).toEqual([]);
    const asked = { ...ride, dropoffLocation: null };
    expect(customerMessageText(textsIn('en'), 'askAddress', asked, context)).toContain(
      'drop-off address for your ride on',
    );
  });
});

describe('the message to a driver', () => {
  it.each([
    [
      'ru',
      'Новая поездка 1 мая 14:00, Аэропорт Баку (GYD) → Hilton Baku, Toyota Camry 90-AA-123. Подтвердите: ',
    ],
    [
      'en',
      'New ride 1 May 14:00, Baku Airport (GYD) → Hilton Baku, Toyota Camry 90-AA-123. Please confirm: ',
    ],
    [
      'az',
      'Yeni səfər 1 may 14:00, Bakı hava limanı (GYD) → Hilton Baku, Toyota Camry 90-AA-123. Təsdiqləyin: ',
    ],
  ] as const)('is in their language, %s, without the customer', (language, text) => {
    const to = { language, origin: 'https://drive.example' };
    expect(driverMessageText(textsIn(language), ride, context, to)).toBe(
      `${text}https://drive.example/drive`,
    );
  });
});
