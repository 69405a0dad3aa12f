import { Module } from '@nestjs/common';
import { PublicSiteModule } from '../public-site/public-site.module.js';
import { PublicSecurityTxtController } from './public-security-txt.controller.js';

@Module({
  imports: [PublicSiteModule],
  controllers: [PublicSecurityTxtController],
})
export class SecurityTxtModule {}
