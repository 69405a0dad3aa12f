import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasswordFailuresEntity } from './password-failures.entity.js';
import { PasswordThrottle } from './password-throttle.js';
import { PurgePasswordFailures } from './purge-password-failures.js';

@Module({
  imports: [TypeOrmModule.forFeature([PasswordFailuresEntity])],
  providers: [PasswordThrottle, PurgePasswordFailures],
  exports: [PasswordThrottle],
})
export class ThrottleModule {}
