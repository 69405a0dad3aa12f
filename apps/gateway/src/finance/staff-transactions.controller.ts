import {
  exportTransactionsQuery,
  listTransactionsQuery,
  transactionPage,
  type ExportTransactionsQuery,
  type ListTransactionsQuery,
  type TransactionPage,
} from '@chauffeur/contracts/finance/list-transactions';
import {
  transactionRequest,
  transactionResponse,
  type TransactionRequest,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { transactionPaths } from '@chauffeur/contracts/finance/transaction-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import {
  recordId,
  removeRecordQuery,
  versioned,
  type RemoveRecordQuery,
} from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { IdempotencyKey } from '@chauffeur/service-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
} from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Finance } from '../upstream/upstream.module.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';
import { SaveTransaction } from './save-transaction.js';

const transactionUpdate = versioned(transactionRequest);

@StaffRoutes('transactions')
@Controller('api/admin/transactions')
export class StaffTransactionsController {
  constructor(
    private readonly finance: Finance,
    private readonly saveTransaction: SaveTransaction,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Transactions, newest first; search covers texts, booking, customer and driver' })
  @ApiOkResponse({ standardSchema: transactionPage })
  @ApiProblems(400, 503)
  list(@Query({ schema: listTransactionsQuery }) query: ListTransactionsQuery): Promise<TransactionPage> {
    return this.finance.json(transactionPage, { path: transactionPaths.collection, query });
  }

  @Get('export.csv')
  @ApiOperation({ summary: 'All matching transactions as a table for spreadsheets' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(400, 503)
  export(
    @Query({ schema: exportTransactionsQuery }) query: ExportTransactionsQuery,
  ): Promise<StreamableFile> {
    return this.finance.file({ path: transactionPaths.export, query });
  }

  @Get(':id')
  @ApiOperation({ summary: 'One transaction' })
  @ApiOkResponse({ standardSchema: transactionResponse })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<TransactionResponse> {
    return this.finance.json(transactionResponse, { path: pathTo(transactionPaths.record, { id }) });
  }

  @Post()
  @ApiOperation({ summary: 'Add a transaction' })
  @RepeatableAct('Repeats with the same key and body add nothing; with another body 422.')
  @ApiCreatedResponse({ standardSchema: transactionResponse })
  @ApiProblems(400, 404, 409, 413, 422, 503)
  create(
    @Body({ schema: transactionRequest }) body: TransactionRequest,
    @IdempotencyKey() idempotencyKey: string | null,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<TransactionResponse> {
    return this.saveTransaction.create(body, idempotencyKey, admin.id);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change a transaction; rejected with 409 when it has changed since the given version',
  })
  @ApiOkResponse({ standardSchema: transactionResponse })
  @ApiProblems(400, 404, 409, 413, 503)
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: transactionUpdate }) body: z.output<typeof transactionUpdate>,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<TransactionResponse> {
    return this.saveTransaction.update(id, body, admin.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a transaction; rejected with 409 when it has changed since the given version',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeRecordQuery }) query: RemoveRecordQuery,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RemovedRecord> {
    const path = pathTo(transactionPaths.record, { id });
    return this.finance.remove({ path, query, adminId: admin.id });
  }
}
