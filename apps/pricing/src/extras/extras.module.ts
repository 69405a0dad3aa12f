import { Module } from '@nestjs/common';
import { ExtraRecords, ExtrasController } from './extras.records.js';

@Module({
  controllers: [ExtrasController],
  providers: [ExtraRecords],
})
export class ExtrasModule {}
