import type { DriverResponse } from '@chauffeur/contracts';
import type { DriverEntity } from './driver.entity.js';

export function driverResponseOf(driver: DriverEntity): DriverResponse {
  const { createdAt, updatedAt, ...fields } = driver;
  return { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
