import { proofOfWorkPath } from '@chauffeur/contracts/http/headers';
import { workChallenge, type WorkChallenge } from '@chauffeur/contracts/http/proof-of-work';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { WorkChallenges } from './work-challenges.js';

@ApiTags('Public site')
@Controller(proofOfWorkPath.slice(1))
export class PublicProofOfWorkController {
  constructor(private readonly challenges: WorkChallenges) {}

  @Get()
  @ApiOperation({
    summary: 'A challenge for a form that was rejected with `form.proofRequired`',
    description:
      'ALTCHA, version 2, as `altcha-lib` solves it. A solution is accepted once, within 10 minutes, in the header ' +
      '`x-proof-of-work` of the repeated request: base64 of the JSON `{ challenge, solution: { counter, derivedKey } ' +
      '}`. Counts as a write.',
  })
  @ApiOkResponse({ standardSchema: workChallenge })
  @ApiProblems(429, 503)
  create(): Promise<WorkChallenge> {
    return this.challenges.create();
  }
}
