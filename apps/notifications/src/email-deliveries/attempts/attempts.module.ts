import { Module } from '@nestjs/common';
import { FormerWorker } from './former-worker.js';
import { RecordAttempt } from './record-attempt.js';

/** In the email worker alone. */
@Module({ providers: [FormerWorker, RecordAttempt], exports: [FormerWorker, RecordAttempt] })
export class AttemptsModule {}
