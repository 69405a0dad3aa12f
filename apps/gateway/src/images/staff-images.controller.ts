import { imagePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { imageResponse, type ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageLimits, uploadImageRequest } from '@chauffeur/contracts/catalogue/media/image-request';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { CodedError, fieldErrors } from '@chauffeur/service-kit';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Catalogue } from '../upstream/upstream.module.js';
import { AcceptsFiles } from './accept-uploads.js';
import { uploadedFile } from './uploaded-file.js';

/** Images are processed one after another, and ten may arrive at once. */
const timeoutMs = 60_000;

const uploadForm = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, imageBase64: { type: 'string' } },
};

@StaffRoutes('pictures')
@Controller('api/admin/images')
export class StaffImagesController {
  constructor(private readonly catalogue: Catalogue) {}

  @Post()
  @AcceptsFiles({ bodyLimit: imageLimits.requestBytes })
  @ApiOperation({
    summary: 'Upload an image',
    description:
      'JPEG, PNG or WebP of at most 5 MB, as `file` of a form or as `imageBase64` in JSON (a data string or plain ' +
      'base64). Records refer to it by its hash, in their photos; an image that no record uses is removed after a day.',
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ schema: uploadForm })
  @ApiCreatedResponse({ standardSchema: imageResponse })
  @ApiProblems(400, 413, 415, 503)
  async upload(
    @Req() request: FastifyRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<ImageResponse> {
    const body = request.isMultipart() ? await uploadedFile(request) : jsonUpload(request.body);
    const upload = { method: 'POST', path: imagePaths.upload, body, adminId: admin.id, timeoutMs } as const;
    return this.catalogue.json(imageResponse, upload);
  }
}

function jsonUpload(body: unknown) {
  const parsed = uploadImageRequest.safeParse(body);
  if (!parsed.success) throw new CodedError('request.invalid', fieldErrors(parsed.error.issues));
  return parsed.data;
}
