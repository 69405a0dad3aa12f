import { createHash, randomUUID } from 'node:crypto';
import {
  paymentSettlementsPath,
  settlePaymentsCommand,
  type SettlePaymentsCommand,
} from '@chauffeur/contracts/finance/payment-settlement';
import { AdminId, CodedError } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SettlePayments } from './settle-payments.js';

@Controller()
export class PaymentSettlementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settlePayments: SettlePayments,
  ) {}

  /** Throws CodedError `booking.notCancelled`. */
  @Post(paymentSettlementsPath)
  @HttpCode(204)
  async settle(
    @Body({ schema: settlePaymentsCommand }) { request, booking, idempotencyKey }: SettlePaymentsCommand,
    @AdminId() settledBy: string,
  ): Promise<void> {
    if (booking.status !== 'cancelled') throw new CodedError('booking.notCancelled');
    const changeId = `requested:${hashed(idempotencyKey ?? randomUUID())}`;
    const settlement = { changeId, booking, reason: 'cancelled', ...request, settledBy } as const;
    await this.dataSource.transaction((manager) => this.settlePayments.settle(manager, settlement));
  }
}

/** A key may be as long as the column that it is stored in with its prefix. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');
