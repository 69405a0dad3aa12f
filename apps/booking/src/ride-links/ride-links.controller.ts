import { recordId } from '@chauffeur/contracts/http/record';
import { ridePaths } from '@chauffeur/contracts/rides/ride';
import {
  rideLinkRequest,
  type RenewedLinkResponse,
  type RideLinkRequest,
} from '@chauffeur/contracts/rides/ride-link';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { RequestLink } from './request-link.js';
import { RenewLink } from './renew-link.js';

@Controller()
export class RideLinksController {
  constructor(
    private readonly requestLink: RequestLink,
    private readonly renewLink: RenewLink,
  ) {}

  @Post(ridePaths.requestLink)
  @HttpCode(202)
  request(@Body({ schema: rideLinkRequest }) request: RideLinkRequest): Promise<void> {
    return this.requestLink.request(request);
  }

  @Post(ridePaths.renewLink)
  renew(@Param('id', { schema: recordId }) id: string): Promise<RenewedLinkResponse> {
    return this.renewLink.renew(id);
  }
}
