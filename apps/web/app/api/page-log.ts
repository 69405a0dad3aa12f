import { createContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import type { PageRequestContext } from '../../server/page-renderer';

/** The logger for errors while a page is rendered. */
export const pageLogContext = createContext<PageRequestContext>();

interface FailedRequest {
  readonly request: Request;
  readonly context: Readonly<Pick<RouterContextProvider, 'get'>>;
}

/**
 * Logs an error of a page, with a stack unless it is a status. Replaces the router's own report, which bypasses the logger
 * and may quote the visited address.
 */
export function reportPageError(error: unknown, { request, context }: FailedRequest): void {
  if (request.signal.aborted) return;
  const message = 'A page could not be rendered';
  const log = context.get(pageLogContext);
  if (!isRouteErrorResponse(error)) log.logError(message, error);
  // The request that failed has logged it.
  else if (error.status !== 503) log.logError(`${message}: status ${error.status}`);
}
