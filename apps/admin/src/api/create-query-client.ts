import { QueryClient } from '@tanstack/react-query';
import { RequestFailed } from './send-request';

/** Milliseconds for which an answer is taken as it is; after that it is asked anew when a screen comes into view. */
const staleTime = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and says so, instead of waiting unseen.
      queries: { staleTime, networkMode: 'always', retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  });
}

/** One more try when nobody answered; a refusal stays one. */
function isWorthAnotherTry(failures: number, failure: Error): boolean {
  const isRefused = failure instanceof RequestFailed && failure.status !== null && failure.status < 500;
  return failures < 1 && !isRefused;
}
