import { driverEmail } from '../driver-email.js';

export const driverReminder = driverEmail('driver_reminder', 'driverReminder');
