import { createContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import type { PageRequestContext } from '../../server/page-renderer';

/** Where what fails while a page is rendered is reported. */
export const pageLogContext = createContext<PageRequestContext>();

interface FailedRequest {
  readonly request: Request;
  readonly context: Readonly<Pick<RouterContextProvider, 'get'>>;
}

/** In place of the router's own report, which goes past the logger and may quote the visited address. */
export function reportPageError(error: unknown, { request, context }: FailedRequest): void {
  if (request.signal.aborted) return;
  const shown = isRouteErrorResponse(error) ? new Error(`status ${error.status}`) : error;
  context.get(pageLogContext).logError(shown, 'A page could not be rendered');
}
