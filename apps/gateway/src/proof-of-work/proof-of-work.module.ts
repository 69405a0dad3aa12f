import { Module } from '@nestjs/common';
import { PublicProofOfWorkController } from './public-proof-of-work.controller.js';
import { RequireProof } from './require-proof.js';
import { WorkChallenges } from './work-challenges.js';

@Module({
  controllers: [PublicProofOfWorkController],
  providers: [RequireProof, WorkChallenges],
  exports: [RequireProof],
})
export class ProofOfWorkModule {}
