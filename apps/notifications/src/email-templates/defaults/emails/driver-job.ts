import { driverEmail } from '../driver-email.js';

export const driverJob = driverEmail('driver_job', 'driverJob');
