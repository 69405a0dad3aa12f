import { createContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import type { PageRequestContext } from '../../server/page-renderer';

/** The logger for errors while a page is rendered. */
export const pageLogContext = createContext<PageRequestContext>();

interface FailedRequest {
  readonly request: Request;
  readonly context: Readonly<Pick<RouterContextProvider, 'get'>>;
}

/** Logs an error of a page. Replaces the router's own report, which bypasses the logger and may quote the visited address. */
export function reportPageError(error: unknown, { request, context }: FailedRequest): void {
  if (request.signal.aborted) return;
  const shown = isRouteErrorResponse(error) ? new Error(`status ${error.status}`) : error;
  context.get(pageLogContext).logError(shown, 'A page could not be rendered');
}
