import { CodedError } from '@chauffeur/service-kit';

/** Whether an error means that there is no response for now, from a service behind the gateway or because of load. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof CodedError && error.status === 503;
}
