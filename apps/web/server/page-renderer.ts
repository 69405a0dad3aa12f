/** The part of a fetch response that pages use. */
export interface GatewayResponse {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

/** Calls the gateway with a timeout; rejects if there is no response. `path` begins with a slash. */
export type RequestGateway = (path: string, headers: Record<string, string>) => Promise<GatewayResponse>;

/** What the built pages need to know about the server process. */
export interface PageSettings {
  /** The address that visitors see, without a trailing slash. */
  publicUrl: string;
  requestGateway: RequestGateway;
}

/** What the built pages need to know about a request. */
export interface PageRequestContext {
  correlationId: string;
  /** @param error left out if the message says all: the line then has no stack */
  logWarning(message: string, error?: unknown): void;
  logError(message: string, error?: unknown): void;
}

/** The response, and whether all of its data could be loaded: an incomplete page must not be cached. */
export interface RenderedPage {
  response: Response;
  isComplete: boolean;
}

/** The exports of the built pages (build/server/index.js). */
export interface PageRendererModule {
  createPageRenderer(
    settings: PageSettings,
  ): (request: Request, context: PageRequestContext) => Promise<RenderedPage>;
}
