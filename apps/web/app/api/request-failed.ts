import type { Problem } from '@chauffeur/contracts/http/problem';

/** A request that was rejected, or had no response (`status` null). `problem` is null if no response names the reason. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number | null,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status ?? 'none'}`);
    this.name = 'RequestFailed';
  }
}
