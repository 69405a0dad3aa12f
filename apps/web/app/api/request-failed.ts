import type { Problem } from '@chauffeur/contracts/http/problem';

/** A request that was rejected or had no response; `problem` is null without a response that names the reason. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | null,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status ?? 'none'}`);
    this.name = 'RequestFailed';
  }
}
