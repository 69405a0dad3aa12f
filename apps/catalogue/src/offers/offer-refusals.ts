import { CodedError } from '@chauffeur/service-kit';

/** A reference to what is not there, or no longer. */
export function unknownReference(field: string, code: string): () => CodedError {
  return () => new CodedError('request.invalid', [{ field, code }]);
}
