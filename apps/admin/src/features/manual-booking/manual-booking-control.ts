import type { ManualBookingRequest } from '@chauffeur/contracts';
import type { Control } from 'react-hook-form';
import type { ManualBookingForm } from './manual-booking.rules';

/** What ties a field to the form of a manual booking. */
export type ManualBookingControl = Control<ManualBookingForm, unknown, ManualBookingRequest>;
