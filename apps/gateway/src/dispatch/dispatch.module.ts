import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ReadDispatch } from './read-dispatch.js';
import { StaffDispatchController } from './staff-dispatch.controller.js';

@Module({
  imports: [ResponseCacheModule],
  controllers: [StaffDispatchController],
  providers: [ReadDispatch],
})
export class DispatchModule {}
