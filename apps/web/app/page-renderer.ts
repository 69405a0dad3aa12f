import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { PageRendererModule } from '../server/page-renderer';
import { createGateway, gatewayContext } from './api/gateway';
import { pageLogContext } from './api/page-log';
import { publicUrlContext } from './seo/public-url';

/** Entry point of the server process: renders the page of a request, or returns a page's data. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (settings) => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, requestContext) => {
    const gateway = createGateway(settings.requestGateway, requestContext);
    const context = new RouterContextProvider();
    context.set(gatewayContext, gateway);
    context.set(pageLogContext, requestContext);
    context.set(publicUrlContext, settings.publicUrl);
    const response = await handle(request, context);
    return { response, isComplete: gateway.hasAllResponses() };
  };
};
