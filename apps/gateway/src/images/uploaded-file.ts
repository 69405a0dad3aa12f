import { CodedError } from '@chauffeur/service-kit';
import type { FastifyRequest } from 'fastify';

/** The bytes of the one file of a form. Throws CodedError `image.tooLarge`, `request.malformed` or `request.invalid`. */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  const bytes = await readFile(request);
  if (!bytes) throw new CodedError('request.invalid', [{ field: 'file', code: 'file.required' }]);
  return bytes;
}

async function readFile(request: FastifyRequest): Promise<Buffer | undefined> {
  try {
    const file = await request.file();
    return await file?.toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw new CodedError(isTooLarge ? 'image.tooLarge' : 'request.malformed');
  }
}
