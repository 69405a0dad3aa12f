import { QueryClient } from '@tanstack/react-query';
import { RequestFailed } from './send-request';

/** Milliseconds for which a cached response is fresh; after that it is refetched when a screen is shown. */
const staleTime = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails immediately instead of waiting invisibly.
      queries: { staleTime, networkMode: 'always', retry: shouldRetry },
      mutations: { networkMode: 'always' },
    },
  });
}

/** One retry without a response or after a server error; a client error is final. */
function shouldRetry(failures: number, failure: Error): boolean {
  const isClientError = failure instanceof RequestFailed && failure.status !== null && failure.status < 500;
  return failures < 1 && !isClientError;
}
