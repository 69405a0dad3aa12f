import { createContext, data } from 'react-router-dom';
import type { AskGateway } from '../../server/ask-gateway';
import type { PageRequestContext } from '../../server/serve-pages';

/** How loaders read the public API. Paths begin with `/api/`. */
export interface Gateway {
  /** The record, or null when there is none; without an answer the page becomes the error page (503). */
  readOne<Answer>(path: string): Promise<Answer | null>;
  /** The answer, or the fallback when there is none: the fault is logged and the page is not kept. */
  readOr<Answer>(path: string, fallback: Answer): Promise<Answer>;
  /** Whether no fallback had to be used. */
  hasAnsweredAll(): boolean;
}

export const gatewayContext = createContext<Gateway>();

const correlationIdHeader = 'x-correlation-id';

export function createGateway(askGateway: AskGateway, request: PageRequestContext): Gateway {
  let hasAnsweredAll = true;
  // Root and page may ask for the same thing.
  const answers = new Map<string, Promise<unknown>>();
  const headers = { accept: 'application/json', [correlationIdHeader]: request.correlationId };

  async function read(path: string): Promise<unknown> {
    const answer = await askGateway(path, headers);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  }

  return {
    hasAnsweredAll: () => hasAnsweredAll,
    async readOne<Answer>(path: string) {
      const answer = await askGateway(path, headers).catch((fault: unknown) => {
        request.logWarning(fault, `No answer from ${path}`);
        throw data(null, { status: 503 });
      });
      // An address that can't be an id is refused as invalid; for a visitor nothing is there either way.
      if (answer.status === 404 || answer.status === 400) return null;
      if (!answer.ok) {
        request.logWarning(new Error(`status ${answer.status}`), `${path} failed`);
        throw data(null, { status: 503 });
      }
      return (await answer.json()) as Answer;
    },
    async readOr<Answer>(path: string, fallback: Answer) {
      const asked = answers.get(path) ?? read(path);
      answers.set(path, asked);
      try {
        return (await asked) as Answer;
      } catch (fault) {
        request.logWarning(fault, `${path} failed, the page is shown without it`);
        hasAnsweredAll = false;
        return fallback;
      }
    },
  };
}
