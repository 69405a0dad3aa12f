import { CodedError } from '@chauffeur/service-kit';

/** What does not exist is null; every other failure stays one. */
export async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.status === 404) return null;
    throw error;
  }
}
