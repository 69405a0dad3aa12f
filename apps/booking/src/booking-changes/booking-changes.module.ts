import { Module } from '@nestjs/common';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { EditBooking } from './edit-booking.js';
import { ListChanges } from './recording/list-changes.js';
import { RecordEdit } from './recording/record-edit.js';
import { RestoreShortenedBuffers } from './restore-shortened-buffers.js';

@Module({
  imports: [RideLinksModule, RideProgressModule],
  providers: [EditBooking, ListChanges, RecordEdit, RestoreShortenedBuffers],
  exports: [EditBooking, ListChanges, RecordEdit],
})
export class BookingChangesModule {}
