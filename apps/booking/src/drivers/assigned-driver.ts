import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { DriverEntity } from './driver.entity.js';

/** Returns a ride's driver as staff see it and events carry it. */
export function assignedDriverOf(driver: DriverEntity | null | undefined): EmailedDriver | null {
  if (!driver) return null;
  const { id, name, phone, email, language } = driver;
  return { id, name, phone, email, language };
}
