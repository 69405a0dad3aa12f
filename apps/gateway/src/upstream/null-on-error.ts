import { CodedError } from '@chauffeur/service-kit';

/** Returns null for a 404; throws every other error. */
export async function nullIfNotFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status === 404) return null;
    throw error;
  }
}

/** Returns null while the service is unavailable or fails: joined data must not fail the request. Throws every other error. */
export async function nullIfUnavailable<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status >= 500) return null;
    throw error;
  }
}
