import type { Language } from '@chauffeur/contracts/languages/languages';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { rideExample } from '@chauffeur/contracts/events/ride-example';
import { describe, expect, it } from '@jest/globals';
import { drawVoucher } from './draw-voucher.js';
import { textOf } from './pdf-text.fixture.js';
import { voucherContent } from './voucher-content.js';
import { voucherFonts } from './voucher-fonts.js';

const ride = rideExample({ bookingDate: '2030-05-01', bookingTime: '10:30' });
const stop = (text: string) => ({ text, placeId: null });
const detailed: RideResponse = {
  ...ride,
  status: 'confirmed',
  customerName: 'Əliyev Şəhriyar oğlu, Юлия Щукина',
  airportDirection: 'from_airport',
  signText: null,
  pickupNote: 'Вход со двора '.repeat(20).slice(0, 200),
  stops: ['İçərişəhər', 'Ağ şəhər', 'Xətai', 'Площадь Фонтанов', 'Bayıl'].map(stop),
  driver: { firstName: 'Elçin', phone: '+994501112233', phoneE164: '+994501112233' },
  vehicle: { colour: 'Black', colourRu: 'Чёрный', plate: '90-AA-123' },
};
const now = new Date('2030-04-20T10:00:00Z');

async function voucherOf(shown: RideResponse, language: Language) {
  const file = await drawVoucher(voucherContent(shown, null, language, now), await voucherFonts());
  return { file, source: file.toString('latin1'), text: textOf(file) };
}

describe('the voucher of a ride', () => {
  it('is one page with Cyrillic and Azerbaijani names, five stops and a long note [III-12]', async () => {
    const { file, source, text } = await voucherOf(detailed, 'ru');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(file.byteLength).toBeLessThan(150_000);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(source).not.toContain('/BaseFont /Helvetica');
    expect(text).toContain('Ваучер на поездку');
    expect(text).toContain('среда, 1 мая 2030 г., 10:30 (по времени Баку)');
    expect(text).toContain(detailed.customerName);
    expect(text).toContain('İçərişəhər; Ağ şəhər; Xətai; Площадь Фонтанов; Bayıl');
    expect(text).toContain('Чёрный, 90-AA-123');
    expect(text).toContain('Этот ваучер не является счётом.');
    // The glyph of a missing character.
    expect(text).not.toContain('\0');
    expect(source).toContain('/Lang (ru)');
  });

  it.each([
    ['en', 'Duration', '3.5 hours'],
    ['ru', 'Длительность', '3,5 часа'],
  ] as const)('names the booked hours (%s)', async (language, label, hours) => {
    const hired = { ...ride, airportDirection: null, durationMinutes: 210 };
    const { text } = await voucherOf(hired, language);
    expect(text).toContain(label);
    expect(text).toContain(hours);
    expect((await voucherOf(ride, language)).text).not.toContain(label);
  });

  it('is in the language of the page, and names the company, terms and price', async () => {
    const { source, text } = await voucherOf(ride, 'en');
    expect(text).toContain('Ride voucher');
    expect(text).toContain('Wednesday, 1 May 2030, 10:30 (Baku time)');
    expect(text).toContain('Requested, not yet confirmed');
    expect(text).toContain(
      'Free cancellation until 30 April, 10:30 (Baku time); after that 50 % of the price.',
    );
    expect(text).toContain('This voucher is not an invoice.');
    expect(text).not.toContain('Colour and number plate');
    expect(source).toContain('/Lang (en)');
    expect(source).toContain(`(Ride voucher ${ride.referenceNumber})`);
    expect(source).toContain('/DisplayDocTitle true');
  });

  it('names the other ride of a trip', async () => {
    const otherLeg = {
      referenceNumber: 'BK20300501-ABCDEFGH',
      leg: 2,
      status: 'confirmed' as const,
      bookingDate: '2030-05-08',
      bookingTime: '18:45',
      cancellation: null,
    };
    const back = 'BK20300501-ABCDEFGH · Wednesday, 8 May 2030, 18:45 (Baku time)';
    const { text } = await voucherOf({ ...ride, otherLeg }, 'en');
    expect(text).toContain(`Your ride back ${back}`);
    expect(text).not.toContain('Cancelled');
    const there = { ...otherLeg, leg: 1, status: 'cancelled' as const };
    const { text: ofBack } = await voucherOf({ ...ride, otherLeg: there }, 'ru');
    expect(ofBack).toContain(
      'Поездка туда BK20300501-ABCDEFGH · среда, 8 мая 2030 г., 18:45 (по времени Баку) · Отменена',
    );
    expect((await voucherOf(ride, 'en')).text).not.toContain('Your ride back');
  });

  it.each([
    ['en', 'Service Airport transfer', 'Tour Gabala'],
    ['ru', 'Услуга Трансфер из аэропорта', 'Тур Габала'],
  ] as const)('calls a service and a tour by their names (%s)', async (language, service, tour) => {
    const { text: ofService } = await voucherOf(ride, language);
    expect(ofService).toContain(service);
    expect(ofService).not.toContain(tour.split(' ')[0]);
    const gabala = { serviceName: null, serviceNameRu: null, tourName: 'Gabala', tourNameRu: 'Габала' };
    const { text: ofTour } = await voucherOf({ ...ride, ...gabala }, language);
    expect(ofTour).toContain(tour);
    expect(ofTour).not.toContain(service.split(' ')[0]);
  });

  it('separates several extras', async () => {
    const seat = { extraId: 'seat', code: 'seat', name: 'Child seat', nameRu: null, unitPrice: 5, count: 2 };
    const wait = { ...seat, extraId: 'wait', code: 'wait', name: 'Waiting', unitPrice: 0, count: 1 };
    const { text } = await voucherOf({ ...ride, extras: [seat, wait] }, 'en');
    expect(text).toContain('2 × Child seat: $10; 1 × Waiting');
  });

  it('is one page with its price whatever was typed', async () => {
    const long = 'Щ'.repeat(300);
    const most: RideResponse = {
      ...detailed,
      pickupLocation: long,
      dropoffLocation: long,
      stops: Array.from({ length: 5 }, () => stop(long)),
      specialRequests: 'so\n'.repeat(660),
    };
    const { source, text } = await voucherOf(most, 'en');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('Total');
    expect(text).toContain('Waiting is free: 60 minutes after landing, 15 minutes elsewhere.');
  });

  it('has no boxes in place of letters that its fonts lack, and says where to read them', async () => {
    const strange: RideResponse = {
      ...detailed,
      customerName: 'Γιώργος Παπαδόπουλος',
      pickupLocation: 'Hotel 北京 飯店, entrance 2 🚗',
      pickupNote: 'محمد',
      dropoffLocation: 'גני תקווה',
      stops: [stop('თბილისი'), stop('Cafe\u0301 A\u2011B\u200e')],
    };
    const { text } = await voucherOf(strange, 'en');
    expect(text).not.toContain('\0');
    expect(text).toContain('Passenger as on your ride page');
    expect(text).toContain('Hotel […] entrance 2 […]');
    expect(text).toContain('[…] Café A-B');
    expect(text).toContain('Characters that cannot be printed here are shown on your ride page.');
    const { text: whole } = await voucherOf(detailed, 'en');
    expect(whole).not.toContain('ride page');
  });

  it('says that a cancelled ride is cancelled, and what is owed for it', async () => {
    const { text } = await voucherOf({ ...ride, status: 'cancelled', feeDueUsd: 27.5 }, 'en');
    expect(text).toContain('Cancelled');
    expect(text).toContain('$27.50');
    expect(text).toContain('Fee due');
    expect(text).not.toContain('Free cancellation');
    const paid = { ...ride, status: 'cancelled', feeDueUsd: 27.5, isFeePaid: true } as const;
    expect((await voucherOf(paid, 'en')).text).toContain('Cancellation fee, paid');
  });

  it('promises no free cancellation of a ride that was moved when its fee was due', async () => {
    const moved = { feeDueSince: now.toISOString(), cancellation: { feeUsd: 27.5, isToBeAgreed: false } };
    const { text } = await voucherOf({ ...ride, ...moved }, 'en');
    expect(text).toContain('Cancelling costs $27.50, even at the new time.');
    expect(text).not.toContain('Free cancellation');
    const nothing = { ...moved, cancellation: { feeUsd: 0, isToBeAgreed: false } };
    expect((await voucherOf({ ...ride, ...nothing }, 'en')).text).not.toContain('Cancelling costs $0');
  });

  it('does not say what cancelling costs of a ride that has begun, though it is not completed yet', async () => {
    const begun = rideExample({ bookingDate: '2030-04-20', bookingTime: '14:00', status: 'confirmed' });
    const { text } = await voucherOf(begun, 'en');
    expect(text).toContain('Waiting is free');
    expect(text).not.toMatch(/cancel/i);
    const { text: ofDay } = await voucherOf({ ...begun, bookingDate: '2030-04-19', bookingTime: null }, 'en');
    expect(ofDay).not.toMatch(/cancel/i);
    const { text: today } = await voucherOf({ ...begun, bookingTime: null }, 'en');
    expect(today).toContain('Free cancellation until 24 hours before the ride');
  });

  it('names no fee of a request without a vehicle, however late', async () => {
    const soon = rideExample({ bookingDate: '2030-04-20', bookingTime: '20:30' });
    const late = 'The ride begins within 24 hours: cancelling it costs 50 % of the price.';
    const free = { ...soon, cancellation: { feeUsd: 0, isToBeAgreed: false } };
    expect((await voucherOf(free, 'en')).text).toContain('Cancelling costs nothing now.');
    expect((await voucherOf({ ...free, status: 'confirmed' }, 'en')).text).toContain(late);
    const toBeAgreed = { ...soon, cancellation: { feeUsd: 0, isToBeAgreed: true } };
    expect((await voucherOf(toBeAgreed, 'en')).text).toContain(late);
  });
});
