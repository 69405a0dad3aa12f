import { emptyDraft } from '../features/booking/draft/booking-draft';

/** Valid values for all fields of step 2. */
export const completeDetails = {
  ...emptyDraft.details,
  bookingDate: '2099-12-05',
  bookingTime: '14:30',
  pickupLocation: 'Hilton Baku',
  dropoffLocation: 'Old City',
  customerName: 'Emily Carter',
  customerPhone: '+44 20 7946 0958',
  customerEmail: 'emily@example.com',
};
