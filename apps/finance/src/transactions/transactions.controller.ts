import {
  exportTransactionsQuery,
  financeSummaryQuery,
  listTransactionsQuery,
  monthlyTotalsQuery,
  saveTransactionCommand,
  todayInBaku,
  versioned,
  type ExportTransactionsQuery,
  type FinanceSummary,
  type FinanceSummaryQuery,
  type ListTransactionsQuery,
  type MonthlyTotals,
  type MonthlyTotalsQuery,
  type SaveTransactionCommand,
  type TransactionPage,
  type TransactionResponse,
} from '@chauffeur/contracts';
import { AdminId, csvFile } from '@chauffeur/service-kit';
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
import { z } from 'zod';
import { exportColumns } from '../export/export-columns.js';
import { FindTransactions } from './find-transactions.js';
import { ManageTransactions } from './manage-transactions.js';
import { SummariseTransactions } from './summarise-transactions.js';
import { TotalMonths } from './total-months.js';

const transactionId = z.uuid('id.invalid');
const transactionUpdate = versioned(saveTransactionCommand);

@Controller('transactions')
export class TransactionsController {
  constructor(
    private readonly transactions: ManageTransactions,
    private readonly findTransactions: FindTransactions,
    private readonly summariseTransactions: SummariseTransactions,
    private readonly totalMonths: TotalMonths,
  ) {}

  @Get()
  list(@Query({ schema: listTransactionsQuery }) query: ListTransactionsQuery): Promise<TransactionPage> {
    return this.findTransactions.page(query);
  }

  @Get('summary')
  summary(@Query({ schema: financeSummaryQuery }) query: FinanceSummaryQuery): Promise<FinanceSummary> {
    return this.summariseTransactions.summarise(query);
  }

  @Get('monthly')
  monthly(@Query({ schema: monthlyTotalsQuery }) { months }: MonthlyTotalsQuery): Promise<MonthlyTotals[]> {
    return this.totalMonths.total(months, todayInBaku());
  }

  @Get('export.csv')
  export(
    @Query({ schema: exportTransactionsQuery }) { language, ...filters }: ExportTransactionsQuery,
  ): StreamableFile {
    const found = this.findTransactions.all(filters);
    return csvFile(`transactions-${todayInBaku()}`, exportColumns(language), found);
  }

  @Get(':id')
  read(@Param('id', { schema: transactionId }) id: string): Promise<TransactionResponse> {
    return this.transactions.read(id);
  }

  @Post()
  create(
    @Body({ schema: saveTransactionCommand }) command: SaveTransactionCommand,
    @AdminId() adminId: string,
  ): Promise<TransactionResponse> {
    return this.transactions.create(command, adminId);
  }

  @Put(':id')
  update(
    @Param('id', { schema: transactionId }) id: string,
    @Body({ schema: transactionUpdate }) command: z.output<typeof transactionUpdate>,
  ): Promise<TransactionResponse> {
    return this.transactions.update(id, command);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: transactionId }) id: string): Promise<void> {
    return this.transactions.remove(id);
  }
}
