import { CodedError } from '@chauffeur/service-kit';

/** Whether the error means that the service behind the gateway gave no response. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'service.unreachable';
}
