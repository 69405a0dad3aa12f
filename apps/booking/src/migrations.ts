import { messagingMigrations } from '@chauffeur/messaging';
import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreateBookings1763700000000 } from './migrations/1763700000000-create-bookings.js';
import { CreateDrivers1763800000000 } from './migrations/1763800000000-create-drivers.js';
import { CreateDriverAssignments1763810000000 } from './migrations/1763810000000-create-driver-assignments.js';
import { IndexBookingOrders1763820000000 } from './migrations/1763820000000-index-booking-orders.js';
import { KeepSearchText1763830000000 } from './migrations/1763830000000-keep-search-text.js';
import { IndexBookedOffers1763840000000 } from './migrations/1763840000000-index-booked-offers.js';
import { DropReactionOfEmailWorker1763850000000 } from './migrations/1763850000000-drop-reaction-of-email-worker.js';
import { CreateVehicles1764000000000 } from './migrations/1764000000000-create-vehicles.js';
import { ScheduleBookings1764000100000 } from './migrations/1764000100000-schedule-bookings.js';
import { IndexSchedule1764000200000 } from './migrations/1764000200000-index-schedule.js';
import { CreateBookingRules1764000300000 } from './migrations/1764000300000-create-booking-rules.js';
import { CreateBookingChanges1764000400000 } from './migrations/1764000400000-create-booking-changes.js';
import { CreateBlocks1764000500000 } from './migrations/1764000500000-create-blocks.js';
import { NotePayments1764000600000 } from './migrations/1764000600000-note-payments.js';
import { IndexUnpaid1764000700000 } from './migrations/1764000700000-index-unpaid.js';
import { IndexCustomers1764000800000 } from './migrations/1764000800000-index-customers.js';
import { IndexOpenRequests1764000900000 } from './migrations/1764000900000-index-open-requests.js';
import { CreateDemoContentRecords1764001000000 } from './migrations/1764001000000-create-demo-content-records.js';
import { AddRideDetails1764100000000 } from './migrations/1764100000000-add-ride-details.js';
import { AddPlacesOfRides1764100100000 } from './migrations/1764100100000-add-places-of-rides.js';
import { AddExtras1764100200000 } from './migrations/1764100200000-add-extras.js';
import { AddTrips1764100300000 } from './migrations/1764100300000-add-trips.js';
import { IndexTrips1764100400000 } from './migrations/1764100400000-index-trips.js';
import { AddRideLinks1764200000000 } from './migrations/1764200000000-add-ride-links.js';
import { AddRideProgress1764200100000 } from './migrations/1764200100000-add-ride-progress.js';
import { AddDriverLinks1764200200000 } from './migrations/1764200200000-add-driver-links.js';
import { AddFeeDueSince1764200400000 } from './migrations/1764200400000-add-fee-due-since.js';
import { AddRemindersOff1764200600000 } from './migrations/1764200600000-add-reminders-off.js';
import { VersionDriverHours1764200700000 } from './migrations/1764200700000-version-driver-hours.js';
import { KeepFormerCancellation1764200800000 } from './migrations/1764200800000-keep-former-cancellation.js';
import { AddUsualBuffer1764200900000 } from './migrations/1764200900000-add-usual-buffer.js';
import { SortDriverNames1764201000000 } from './migrations/1764201000000-sort-driver-names.js';
import { IndexRowsOfBookings1764201100000 } from './migrations/1764201100000-index-rows-of-bookings.js';
import { SortCustomersAndVehicles1764201200000 } from './migrations/1764201200000-sort-customers-and-vehicles.js';

/** The migrations of the service's database: those of messaging first, then by time. */
export const migrations: DatabaseOptions['migrations'] = [
  ...messagingMigrations,
  CreateBookings1763700000000,
  CreateDrivers1763800000000,
  CreateDriverAssignments1763810000000,
  IndexBookingOrders1763820000000,
  KeepSearchText1763830000000,
  IndexBookedOffers1763840000000,
  DropReactionOfEmailWorker1763850000000,
  CreateVehicles1764000000000,
  ScheduleBookings1764000100000,
  IndexSchedule1764000200000,
  CreateBookingRules1764000300000,
  CreateBookingChanges1764000400000,
  CreateBlocks1764000500000,
  NotePayments1764000600000,
  IndexUnpaid1764000700000,
  IndexCustomers1764000800000,
  IndexOpenRequests1764000900000,
  CreateDemoContentRecords1764001000000,
  AddRideDetails1764100000000,
  AddPlacesOfRides1764100100000,
  AddExtras1764100200000,
  AddTrips1764100300000,
  IndexTrips1764100400000,
  AddRideLinks1764200000000,
  AddRideProgress1764200100000,
  AddDriverLinks1764200200000,
  AddFeeDueSince1764200400000,
  AddRemindersOff1764200600000,
  VersionDriverHours1764200700000,
  KeepFormerCancellation1764200800000,
  AddUsualBuffer1764200900000,
  SortDriverNames1764201000000,
  IndexRowsOfBookings1764201100000,
  SortCustomersAndVehicles1764201200000,
];
