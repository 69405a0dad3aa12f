import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { CodedError } from '@chauffeur/service-kit';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';
import { ComposeContactSettings } from '../public-site/compose-contact-settings.js';
import { securityTxt } from './security-txt.js';

/** Serves the contact for vulnerability reports (RFC 9116): the support address of the contact settings. */
@ApiExcludeController()
@Controller('.well-known')
export class PublicSecurityTxtController {
  constructor(
    @Inject(GATEWAY_ENVIRONMENT) private readonly environment: Pick<GatewayEnvironment, 'PUBLIC_URL'>,
    private readonly contactSettings: ComposeContactSettings,
  ) {}

  /** Throws CodedError `route.notFound` while there are no contact settings. */
  @Get('security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  async read(): Promise<string> {
    const { response } = await this.contactSettings.read();
    const settings = contactSettingsResponse.nullable().parse(JSON.parse(response.bytes.toString('utf8')));
    if (!settings) throw new CodedError('route.notFound');
    return securityTxt(settings.emailSupport, this.environment.PUBLIC_URL, new Date());
  }
}
