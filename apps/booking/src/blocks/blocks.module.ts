import { Module } from '@nestjs/common';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { BlockRecords, BlocksController } from './blocks.records.js';

@Module({
  imports: [BookingChangesModule],
  controllers: [BlocksController],
  providers: [BlockRecords],
})
export class BlocksModule {}
