import { confirmedCommand, type ConfirmedCommand } from '@chauffeur/contracts/identity/account';
import { accountPaths } from '@chauffeur/contracts/identity/identity-paths';
import {
  confirmSecondFactorRequest,
  type BegunSecondFactor,
  type ConfirmSecondFactorRequest,
  type RecoveryCodes,
  type SecondFactorState,
} from '@chauffeur/contracts/identity/second-factor';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConfirmPassword, lockConfirmed } from '../admins/confirm-password.js';
import { SecondFactors } from './second-factors.js';

@Controller(accountPaths.secondFactor)
export class SecondFactorController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmPassword: ConfirmPassword,
    private readonly secondFactors: SecondFactors,
  ) {}

  @Get()
  state(@AdminId() adminId: string): Promise<SecondFactorState> {
    return this.secondFactors.state(adminId);
  }

  @Post()
  async begin(
    @AdminId() adminId: string,
    @Body({ schema: confirmedCommand }) { sessionId, currentPassword }: ConfirmedCommand,
  ): Promise<BegunSecondFactor> {
    const admin = await this.confirmPassword.confirm({ adminId, sessionId }, currentPassword);
    return this.secondFactors.begin(admin);
  }

  @Put()
  confirm(
    @AdminId() adminId: string,
    @Body({ schema: confirmSecondFactorRequest }) { code }: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodes> {
    return this.secondFactors.confirm(adminId, code);
  }

  @Delete()
  @HttpCode(204)
  async remove(
    @AdminId() adminId: string,
    @Body({ schema: confirmedCommand }) { sessionId, currentPassword }: ConfirmedCommand,
  ): Promise<void> {
    const admin = await this.confirmPassword.confirm({ adminId, sessionId }, currentPassword);
    await this.dataSource.transaction(async (manager) => {
      await lockConfirmed(manager, admin);
      await this.secondFactors.remove(manager, adminId);
    });
  }
}
