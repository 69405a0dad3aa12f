import { transactionFilters, type TransactionFilters } from '@chauffeur/contracts/finance/list-transactions';
import {
  monthlyTotals,
  monthlyTotalsQuery,
  type MonthlyTotals,
  type MonthlyTotalsQuery,
} from '@chauffeur/contracts/finance/monthly-totals';
import { financeSummary, type FinanceSummary } from '@chauffeur/contracts/finance/summary';
import { transactionPaths } from '@chauffeur/contracts/finance/transaction-paths';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Finance } from '../upstream/upstream.module.js';

const months = z.array(monthlyTotals);

@StaffRoutes('finance')
@Controller('api/admin/finance')
export class StaffFinanceController {
  constructor(private readonly finance: Finance) {}

  @Get('summary')
  @ApiOperation({
    summary: 'Totals in USD of completed transactions that pass the filters',
    description: 'Each amount in AZN is divided by 1.7 and rounded to cents.',
  })
  @ApiOkResponse({ standardSchema: financeSummary })
  @ApiProblems(400, 503)
  summary(@Query({ schema: transactionFilters }) query: TransactionFilters): Promise<FinanceSummary> {
    return this.finance.json(financeSummary, { path: transactionPaths.summary, query });
  }

  @Get('monthly')
  @ApiOperation({ summary: 'Revenue and expenses in USD of the last months, oldest first, zeros included' })
  @ApiOkResponse({ standardSchema: months })
  @ApiProblems(400, 503)
  monthly(@Query({ schema: monthlyTotalsQuery }) query: MonthlyTotalsQuery): Promise<MonthlyTotals[]> {
    return this.finance.json(months, { path: transactionPaths.monthly, query });
  }
}
