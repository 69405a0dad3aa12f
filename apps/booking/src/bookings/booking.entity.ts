import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type {
  AirportDirection,
  CancelReason,
  MessagingApp,
} from '@chauffeur/contracts/bookings/booking-choices';
import type { FlightCheck } from '@chauffeur/contracts/bookings/flights/flight-check';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, VirtualColumn } from 'typeorm';

/** A booking with the names and the price at the time of booking, independent of later changes of the catalogue. */
@Entity('bookings')
export class BookingEntity extends RecordEntity {
  @Column('varchar', { length: 19 })
  referenceNumber!: string;

  @Column('varchar', { length: 16 })
  status!: BookingStatus;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('varchar', { length: 200 })
  customerName!: string;

  @Column('varchar', { length: 254 })
  customerEmail!: string;

  @Column('varchar', { length: 40 })
  customerPhone!: string;

  @Column('varchar', { length: 16 })
  preferredMessagingApp!: MessagingApp;

  @Column('uuid')
  carId!: string;

  @Column('varchar', { length: 250 })
  carName!: string;

  @Column('uuid', { nullable: true })
  serviceId!: string | null;

  @Column('varchar', { length: 250, nullable: true })
  serviceName!: string | null;

  @Column('varchar', { length: 250, nullable: true })
  serviceNameRu!: string | null;

  @Column('uuid', { nullable: true })
  tourId!: string | null;

  @Column('varchar', { length: 250, nullable: true })
  tourName!: string | null;

  @Column('varchar', { length: 250, nullable: true })
  tourNameRu!: string | null;

  /** The ride's day in Baku, YYYY-MM-DD. */
  @Column('date')
  bookingDate!: string;

  /** HH:MM in Baku. */
  @Column('varchar', { length: 5, nullable: true })
  bookingTime!: string | null;

  @Column('smallint')
  passengerCount!: number;

  @Column('varchar', { length: 300 })
  pickupLocation!: string;

  @Column('varchar', { length: 300, nullable: true })
  dropoffLocation!: string | null;

  /** The catalogue's place that the pickup text names. */
  @Column('uuid', { nullable: true })
  pickupPlaceId!: string | null;

  @Column('uuid', { nullable: true })
  dropoffPlaceId!: string | null;

  /** Entrance, room or gate. */
  @Column('varchar', { length: 200, nullable: true })
  pickupNote!: string | null;

  @Column('varchar', { length: 16, nullable: true })
  airportDirection!: AirportDirection | null;

  @Column('varchar', { length: 20, nullable: true })
  flightNumber!: string | null;

  /** HH:MM in Baku: landing or departure. */
  @Column('varchar', { length: 5, nullable: true })
  flightTime!: string | null;

  @Column('varchar', { length: 16, nullable: true })
  flightCheck!: FlightCheck | null;

  /** Null if the sign has the customer's name. */
  @Column('varchar', { length: 60, nullable: true })
  signText!: string | null;

  @Column('smallint', { default: 0 })
  luggageLarge!: number;

  @Column('smallint', { default: 0 })
  luggageSmall!: number;

  /** Loaded with every booking, so that responses and events have them; `writeStops` stores them. */
  @VirtualColumn('jsonb', {
    query: (booking) => `
      SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'placeId', place_id) ORDER BY position), '[]')
      FROM booking_stops WHERE booking_id = ${booking}.id`,
  })
  stops!: RideStop[];

  @Column('varchar', { length: 2000, nullable: true })
  specialRequests!: string | null;

  /** USD. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  totalPrice!: number;

  /** USD for the ride alone; null if unknown, as in bookings older than extras. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true, transformer: numericColumn })
  basePrice!: number | null;

  /** USD. */
  @Column('numeric', { precision: 12, scale: 2, default: 0, transformer: numericColumn })
  extrasPrice!: number;

  @Column('jsonb', { default: [] })
  extras!: BookedExtra[];

  @Column('varchar', { length: 3 })
  currency!: CurrencyCode;

  @Column('numeric', { precision: 14, scale: 6, transformer: numericColumn })
  exchangeRate!: number;

  @Column('numeric', { precision: 14, scale: 2, transformer: numericColumn })
  convertedPrice!: number;

  /** Booked by a visitor at shorter notice than the booking rules require. */
  @Column('boolean', { default: false })
  urgent!: boolean;

  /** Why the customer cancelled by their link, and the fee in USD. */
  @Column('varchar', { length: 16, nullable: true })
  cancelReason!: CancelReason | null;

  @Column('varchar', { length: 500, nullable: true })
  cancelNote!: string | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true, transformer: numericColumn })
  feeDueUsd!: number | null;

  /** Whether the driver collects the unpaid part of the price. */
  @Column('boolean', { default: false })
  driverCollects!: boolean;
  /** Since when a cancellation costs its fee at any time. */
  @Column('timestamptz', { nullable: true })
  feeDueSince!: Date | null;

  /** The customer wants no reminders. */
  @Column('boolean', { default: false })
  remindersOff!: boolean;

  @Column('boolean')
  isManual!: boolean;

  @Column('varchar', { length: 64, nullable: true })
  createdBy!: string | null;

  /** The same id in both legs of a trip. */
  @Column('uuid', { nullable: true })
  tripId!: string | null;

  /** 1: the ride there; 2: the ride back. */
  @Column('smallint', { nullable: true })
  leg!: number | null;

  /** The present driver: that of the newest assignment. */
  @Column('uuid', { nullable: true })
  driverId!: string | null;

  /** The vehicle that the ride should have; `occupancies` has the one that it holds. */
  @Column('uuid', { nullable: true })
  vehicleId!: string | null;

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('integer', { nullable: true })
  durationMinutes!: number | null;

  @Column('integer', { nullable: true })
  bufferMinutes!: number | null;

  /** The buffer before staff agreed to a shorter one; null if it is as usual. */
  @Column('integer', { nullable: true })
  usualBufferMinutes!: number | null;

  /** Raised when something changes that the customer or the driver relies on. */
  @Column('integer', { default: 1 })
  scheduleVersion!: number;

  /** A copy of finance's count; `payments_sequence`, which nothing else reads, numbers the count. */
  @Column('numeric', { precision: 14, scale: 2, default: 0, transformer: numericColumn })
  paidUsd!: number;

  @Column('varchar', { length: 60, nullable: true })
  paymentMethod!: string | null;

  /** The day in Baku, YYYY-MM-DD. */
  @Column('date', { nullable: true })
  paidOn!: string | null;
}
