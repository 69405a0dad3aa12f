/** Asks the gateway with a time limit; rejects when it does not answer. `path` begins with a slash. */
export type AskGateway = (path: string, headers: Record<string, string>) => Promise<GatewayAnswer>;

/** The part of a fetch response that pages use. */
export interface GatewayAnswer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}
