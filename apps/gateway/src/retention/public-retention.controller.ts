import { retentionPeriods, type RetentionPeriods } from '@chauffeur/contracts/retention';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';

type RetentionVariables = Pick<
  GatewayEnvironment,
  'BOOKING_RETENTION_MONTHS' | 'TRANSACTION_RETENTION_MONTHS' | 'CONTACT_MESSAGE_DAYS' | 'EMAIL_LOG_DAYS'
>;

@ApiTags('Public site')
@Controller('api/retention-periods')
export class PublicRetentionController {
  constructor(@Inject(GATEWAY_ENVIRONMENT) private readonly environment: RetentionVariables) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOperation({ summary: 'How long personal data is stored' })
  @ApiOkResponse({ standardSchema: retentionPeriods })
  read(): RetentionPeriods {
    return {
      bookingMonths: this.environment.BOOKING_RETENTION_MONTHS,
      transactionMonths: this.environment.TRANSACTION_RETENTION_MONTHS,
      contactMessageDays: this.environment.CONTACT_MESSAGE_DAYS,
      emailLogDays: this.environment.EMAIL_LOG_DAYS,
    };
  }
}
