import { Module } from '@nestjs/common';
import { SummariseTransactions } from './summarise-transactions.js';
import { TransactionsController } from './transactions.controller.js';

@Module({ controllers: [TransactionsController], providers: [SummariseTransactions] })
export class TransactionsModule {}
