import { CodedError } from '@chauffeur/service-kit';
import { isUnavailable } from './is-unavailable.js';

/** null for what does not exist; throws every other error. */
export async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status === 404) return null;
    throw error;
  }
}

/** null while the service is unavailable; throws every other error. */
export async function orNullWhenUnavailable<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
