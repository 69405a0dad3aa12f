import { CodedError } from '@chauffeur/service-kit';
import type { FastifyRequest } from 'fastify';

/** Returns the bytes of a form's only file. Throws CodedError `image.tooLarge`, `request.malformed` or `request.invalid`. */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  const file = await readFile(request);
  if (!file) throw new CodedError('request.invalid', [{ field: 'file', code: 'file.required' }]);
  // The library reports a file over its limit only if it reads beyond the limit; otherwise it returns a truncated file.
  if (file.isTruncated) throw new CodedError('image.tooLarge');
  return file.bytes;
}

async function readFile(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (!part) return undefined;
    const bytes = await part.toBuffer();
    return { bytes, isTruncated: part.file.truncated };
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw new CodedError(isTooLarge ? 'image.tooLarge' : 'request.malformed');
  }
}
