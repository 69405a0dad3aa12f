import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';
import { DropAnswersController } from './drop-answers.controller.js';

@Global()
@Module({ controllers: [DropAnswersController], providers: [AnswerCache], exports: [AnswerCache] })
export class AnswersModule {}
