import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.js';

@Module({
  imports: [AdminsModule, ThrottleModule],
  controllers: [SecondFactorController],
  providers: [SecondFactors],
  exports: [SecondFactors],
})
export class SecondFactorModule {}
