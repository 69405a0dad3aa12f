import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { DriverEntity } from './driver.entity.js';

/** The driver who has a ride, as staff see one and events carry one. */
export function assignedDriverOf(driver: DriverEntity | null | undefined): EmailedDriver | null {
  if (!driver) return null;
  const { id, name, phone, email, language } = driver;
  return { id, name, phone, email, language };
}
