import { CodedError } from '@chauffeur/service-kit';
import { ZodError } from 'zod';

/** Returns null for a 404; throws every other error. */
export async function nullIfNotFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Returns null while the service is unavailable or fails, or if it responds in a form of a later release: joined data must not
 * fail the request. Throws every other error.
 */
export async function nullIfUnavailable<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status >= 500) return null;
    if (error instanceof ZodError) return null;
    throw error;
  }
}
