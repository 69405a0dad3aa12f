import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { CreateFirstAdmin } from './create-first-admin.js';
import { SetupToken } from './setup-token.js';

/**
 * While there is no admin, logs the setup link with a generated token. A token from the environment is never logged.
 */
@Injectable()
export class AnnounceSetup implements OnApplicationBootstrap {
  constructor(
    @Inject(IDENTITY_ENVIRONMENT) private readonly environment: Pick<IdentityEnvironment, 'PUBLIC_URL'>,
    private readonly token: SetupToken,
    private readonly createFirstAdmin: CreateFirstAdmin,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.token.isGenerated || !(await this.createFirstAdmin.state()).isOpen) return;
    new Logger(AnnounceSetup.name).warn({
      event: 'first account not made yet',
      link: this.token.link(this.environment.PUBLIC_URL),
    });
  }
}
