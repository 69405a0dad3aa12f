import { recordId } from '@chauffeur/contracts/http/record';
import { ridePaths } from '@chauffeur/contracts/rides/ride';
import type { RenewedLinkResponse } from '@chauffeur/contracts/rides/ride-link';
import { Controller, Param, Post } from '@nestjs/common';
import { RenewLink } from './renew-link.js';

@Controller()
export class RideLinksController {
  constructor(private readonly renewLink: RenewLink) {}

  @Post(ridePaths.renewLink)
  renew(@Param('id', { schema: recordId }) id: string): Promise<RenewedLinkResponse> {
    return this.renewLink.renew(id);
  }
}
