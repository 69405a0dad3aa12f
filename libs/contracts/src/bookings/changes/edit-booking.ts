import { z } from 'zod';
import { changeDetailsCommand, changeDetailsRequest } from './change-details.js';
import { changeScheduleRequest } from './change-schedule.js';

/** Edits a booking and moves its ride, both or neither. What is absent stays. */
export const editBookingRequest = changeDetailsRequest
  .safeExtend({
    /** Applied after the rest: a length that is given counts more than the one that another offer brings. */
    schedule: changeScheduleRequest
      .omit({ version: true, allowTightGap: true, tellCustomer: true })
      .meta({ id: 'BookingScheduleEdit' })
      .optional(),
  })
  .meta({ id: 'EditBooking' });
export type EditBookingRequest = z.infer<typeof editBookingRequest>;

/** The gateway's command to the booking service, with what `request` names. */
export const editBookingCommand = changeDetailsCommand.extend({ request: editBookingRequest });
export type EditBookingCommand = z.infer<typeof editBookingCommand>;
