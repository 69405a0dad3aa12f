import { CodedError } from '@chauffeur/service-kit';

/** null for what does not exist; throws every other error. */
export async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status === 404) return null;
    throw error;
  }
}

/** null while the service is unavailable, or fails: what is only joined may not fail what is done. Throws every other error. */
export async function orNullWhenUnavailable<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status >= 500) return null;
    throw error;
  }
}
