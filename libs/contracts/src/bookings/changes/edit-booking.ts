import { z } from 'zod';
import { changeDetailsCommand, changeDetailsRequest } from './change-details.js';
import { changeScheduleRequest } from './change-schedule.js';

/** Edits a booking and moves its ride, both or neither. Absent fields stay unchanged. */
export const editBookingRequest = changeDetailsRequest
  .safeExtend({
    /** Applied last, so that its duration overrides that of a new offer. */
    schedule: changeScheduleRequest
      .omit({ version: true, allowTightGap: true, tellCustomer: true })
      .meta({ id: 'BookingScheduleEdit' })
      .optional(),
  })
  .meta({ id: 'EditBooking' });
export type EditBookingRequest = z.infer<typeof editBookingRequest>;

/** The gateway's command to the booking service, with the records that `request` names. */
export const editBookingCommand = changeDetailsCommand.extend({ request: editBookingRequest });
export type EditBookingCommand = z.infer<typeof editBookingCommand>;
