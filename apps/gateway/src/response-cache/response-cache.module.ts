import { Module } from '@nestjs/common';
import { CachedReads } from './cached-reads.js';
import { ResponseCache } from './response-cache.js';

@Module({
  providers: [CachedReads, ResponseCache],
  exports: [CachedReads, ResponseCache],
})
export class ResponseCacheModule {}
