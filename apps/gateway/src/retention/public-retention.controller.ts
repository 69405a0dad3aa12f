import { retentionPeriods, type RetentionPeriods } from '@chauffeur/contracts/retention';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { GatewayEnvironment } from '../environment.js';

export const RETENTION = Symbol('retention of personal data');

export type RetentionSettings = Pick<
  GatewayEnvironment,
  'BOOKING_RETENTION_MONTHS' | 'TRANSACTION_RETENTION_MONTHS' | 'CONTACT_MESSAGE_DAYS' | 'EMAIL_LOG_DAYS'
>;

@ApiTags('Public site')
@Controller('api/retention-periods')
export class PublicRetentionController {
  constructor(@Inject(RETENTION) private readonly settings: RetentionSettings) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOperation({ summary: 'How long personal data is stored' })
  @ApiOkResponse({ standardSchema: retentionPeriods })
  read(): RetentionPeriods {
    return {
      bookingMonths: this.settings.BOOKING_RETENTION_MONTHS,
      transactionMonths: this.settings.TRANSACTION_RETENTION_MONTHS,
      contactMessageDays: this.settings.CONTACT_MESSAGE_DAYS,
      emailLogDays: this.settings.EMAIL_LOG_DAYS,
    };
  }
}
