import { sessionResponse, type AdminResponse, type SignInRequest } from '@chauffeur/contracts';
import { z } from 'zod';
import { RequestFailed, sendRequest, type ApiCall } from '../api/send-request';
import { download } from '../api/download';
import { openStream } from '../api/open-stream';
import { sendUpload, type Upload } from '../api/send-upload';

export type SessionState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly admin: AdminResponse }
  /** Nobody could say whether there is a session. */
  | { readonly kind: 'unknown' };

/**
 * Staff's session in this page. The access token lives here alone, never in storage; the refresh token is in a cookie
 * that scripts can't read.
 */
export class Session {
  #state: SessionState = { kind: 'checking' };
  #accessToken: string | undefined;
  #refreshInHand: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks once whether the browser still has a session; never throws. */
  async check(): Promise<void> {
    this.#become({ kind: 'checking' });
    try {
      await this.#refresh();
    } catch (failure) {
      if (!isWithoutSession(failure)) this.#become({ kind: 'unknown' });
    }
  }

  /** Throws RequestFailed, with `session.wrongCredentials` when that is what they are. */
  async signIn(credentials: SignInRequest): Promise<void> {
    this.#begin(
      await sendRequest({
        method: 'POST',
        path: '/api/auth/sign-in',
        body: credentials,
        answer: sessionResponse,
      }),
    );
  }

  /** Throws RequestFailed; the session then goes on, because its cookie is still there. */
  async signOut(): Promise<void> {
    await sendRequest({ method: 'POST', path: '/api/auth/sign-out', answer: z.unknown() });
    this.#end();
  }

  /** Ends all of the admin's sessions, this one too. Throws RequestFailed; they then go on. */
  async signOutEverywhere(): Promise<void> {
    await this.ask({
      method: 'POST',
      path: '/api/admin/account/sign-out-everywhere',
      answer: z.unknown(),
    });
    this.#end();
  }

  /**
   * A staff call. An access token that has run out is renewed and the call made once more; when there is no session
   * any more the state says so. Throws RequestFailed.
   */
  async ask<Answer>(call: ApiCall<Answer>): Promise<Answer> {
    return this.#withToken((token) => sendRequest(call, token));
  }

  /** Sends a file as staff, renewing the token as `ask` does. Throws RequestFailed. */
  async upload<Answer>(upload: Upload<Answer>): Promise<Answer> {
    return this.#withToken((token) => sendUpload(upload, token));
  }

  /** Fetches a file as staff and lets the browser keep it. Throws RequestFailed. */
  async download(path: string, fileName: string): Promise<void> {
    return this.#withToken((token) => download(path, fileName, token));
  }

  /** Opens a stream of events as staff; it goes on until `signal` ends it. Throws RequestFailed. */
  async listen(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    return this.#withToken((token) => openStream(path, signal, token));
  }

  async #withToken<Answer>(send: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
    const tried = this.#accessToken;
    try {
      return await send(tried);
    } catch (failure) {
      if (!isWithoutSession(failure)) throw failure;
      // Another call may have renewed the token while this one was under way.
      if (this.#accessToken === tried) await this.#refresh();
      return send(this.#accessToken);
    }
  }

  /** Calls that meet while a renewal is under way share it, because a refresh token is good for one. */
  #refresh(): Promise<void> {
    this.#refreshInHand ??= this.#renew().finally(() => {
      this.#refreshInHand = undefined;
    });
    return this.#refreshInHand;
  }

  async #renew(): Promise<void> {
    try {
      this.#begin(await sendRequest({ method: 'POST', path: '/api/auth/refresh', answer: sessionResponse }));
    } catch (failure) {
      if (isWithoutSession(failure)) this.#end();
      throw failure;
    }
  }

  #begin({ accessToken, admin }: z.infer<typeof sessionResponse>): void {
    this.#accessToken = accessToken;
    this.#become({ kind: 'signedIn', admin });
  }

  #end(): void {
    this.#accessToken = undefined;
    this.#become({ kind: 'signedOut' });
  }

  #become(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isWithoutSession(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.status === 401;
}
