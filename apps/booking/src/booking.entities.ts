import { BlockEntity } from './blocks/block.entity.js';
import { BookingChangeEntity } from './booking-changes/recording/booking-change.entity.js';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity.js';
import { BookingHistoryEntity } from './bookings/booking-history.entity.js';
import { BookingEntity } from './bookings/booking.entity.js';
import { ClosedPeriodEntity } from './closed-periods/closed-period.entity.js';
import { DriverAssignmentEntity } from './driver-assignments/driver-assignment.entity.js';
import { DriverEntity } from './drivers/driver.entity.js';
import { PlacedRequestEntity } from './new-bookings/placed-requests/placed-request.entity.js';
import { VehicleEntity } from './vehicles/vehicle.entity.js';

export const bookingEntities = [
  BlockEntity,
  BookingChangeEntity,
  BookingEntity,
  BookingHistoryEntity,
  BookingRulesEntity,
  ClosedPeriodEntity,
  DriverAssignmentEntity,
  DriverEntity,
  PlacedRequestEntity,
  VehicleEntity,
];
