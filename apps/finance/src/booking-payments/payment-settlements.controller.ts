import { randomUUID } from 'node:crypto';
import {
  paymentSettlementsPath,
  settlePaymentsCommand,
  type SettlePaymentsCommand,
} from '@chauffeur/contracts/finance/payment-settlement';
import { AdminId, CodedError, requestHash } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SettlePayments } from './settle-payments.js';

@Controller()
export class PaymentSettlementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settlePayments: SettlePayments,
  ) {}

  /**
   * Settles a cancelled booking's payments. Throws CodedError `booking.notCancelled`, or `keepUsd.aboveMaximum`
   * unless the retained amount is less than what was received.
   */
  @Post(paymentSettlementsPath)
  @HttpCode(204)
  async settle(
    @Body({ schema: settlePaymentsCommand }) { request, booking, idempotencyKey }: SettlePaymentsCommand,
    @AdminId() settledBy: string,
  ): Promise<void> {
    if (booking.status !== 'cancelled') throw new CodedError('booking.notCancelled');
    // The same key with another decision or booking is another settlement.
    const { payments } = request;
    const changeId = `requested:${requestHash({ key: idempotencyKey ?? randomUUID(), id: booking.id, payments })}`;
    const settlement = { changeId, booking, reason: 'cancelled', ...request, settledBy } as const;
    await this.dataSource.transaction(async (manager) => {
      if (await this.settlePayments.settle(manager, settlement)) return;
      throw new CodedError('request.invalid', [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }]);
    });
  }
}
