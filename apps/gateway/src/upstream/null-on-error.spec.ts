import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { nullIfUnavailable } from './null-on-error.js';

describe('what is joined to a response', () => {
  it('is left out if its service is unavailable or fails', async () => {
    for (const code of ['service.unreachable', 'service.failed'] as const) {
      await expect(nullIfUnavailable(Promise.reject(new CodedError(code)))).resolves.toBeNull();
    }
  });

  it('is left out if it is in a form of a later release', async () => {
    const read = async () => z.enum(['hotel']).parse('harbour');
    await expect(nullIfUnavailable(read())).resolves.toBeNull();
  });

  it('fails if the service rejects the request', async () => {
    const rejected = Promise.reject(new CodedError('request.invalid'));
    await expect(nullIfUnavailable(rejected)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
