import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { sessionResponse, type SignInRequest } from '@chauffeur/contracts/identity/session';
import { z } from 'zod';
import { RequestFailed, sendRequest, type ApiCall } from '../api/send-request';
import { download } from '../api/download';
import { openStream } from '../api/open-stream';
import { sendUpload, type Upload } from '../api/send-upload';

export type SessionState =
  | { readonly kind: 'checking' }
  /** `hasEnded`: it ended while in use, by another device, by its age, or by another admin's sign-in in this browser; `email` is that of its account. */
  | { readonly kind: 'signedOut'; readonly hasEnded?: true; readonly email?: string }
  | { readonly kind: 'signedIn'; readonly admin: AdminResponse }
  /** The server was unreachable, so it is unknown whether there is a session. */
  | { readonly kind: 'unknown' };

/**
 * The admin's session in this page. The access token is only in memory, never in storage; the refresh token is in a cookie
 * that scripts can't read.
 */
export class Session {
  #state: SessionState = { kind: 'checking' };
  #accessToken: string | undefined;
  #refreshInFlight: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks once whether the browser still has a session; never throws. */
  async check(): Promise<void> {
    this.#become({ kind: 'checking' });
    try {
      await this.#refresh();
    } catch (failure) {
      if (!isUnauthorized(failure)) this.#become({ kind: 'unknown' });
    }
  }

  /** Throws RequestFailed, with the code `session.wrongCredentials` if the credentials are wrong. */
  async signIn(credentials: SignInRequest): Promise<void> {
    this.#begin(
      await sendRequest({
        method: 'POST',
        path: '/api/auth/sign-in',
        body: credentials,
        response: sessionResponse,
      }),
    );
  }

  /** Throws RequestFailed; the session is then still valid, because its cookie is still there. */
  async signOut(): Promise<void> {
    await sendRequest({ method: 'POST', path: '/api/auth/sign-out', response: z.unknown() });
    this.#end();
  }

  /** Ends all of the admin's sessions, this one too. Throws RequestFailed; they are then still valid. */
  async signOutEverywhere(): Promise<void> {
    await this.request({
      method: 'POST',
      path: '/api/admin/account/sign-out-everywhere',
      response: z.unknown(),
    });
    this.#end();
  }

  /**
   * Sends a call as staff. If the access token has expired, renews it and sends the call again; if the session is over, the
   * state becomes `signedOut`. Throws RequestFailed.
   */
  async request<Result>(call: ApiCall<Result>): Promise<Result> {
    return this.#withToken((token) => sendRequest(call, token));
  }

  /** Sends a file as staff, renewing the token as `request` does. Throws RequestFailed. */
  async upload<Result>(upload: Upload<Result>): Promise<Result> {
    return this.#withToken((token) => sendUpload(upload, token));
  }

  /** Fetches a file as staff and has the browser save it. Throws RequestFailed. */
  async download(path: string, fileName: string): Promise<void> {
    return this.#withToken((token) => download(path, fileName, token));
  }

  /** Opens a stream of events as staff, until `signal` aborts it. Throws RequestFailed. */
  async listen(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    return this.#withToken((token) => openStream(path, signal, token));
  }

  async #withToken<Result>(send: (token: string | undefined) => Promise<Result>): Promise<Result> {
    const tried = this.#accessToken;
    try {
      return await send(tried);
    } catch (failure) {
      if (!isUnauthorized(failure)) throw failure;
      // Another call may have renewed the token while this one was in flight.
      if (this.#accessToken === tried) await this.#refresh();
      return send(this.#accessToken);
    }
  }

  /** Concurrent calls share one renewal, because a refresh token can be used only once. */
  #refresh(): Promise<void> {
    this.#refreshInFlight ??= this.#renew().finally(() => {
      this.#refreshInFlight = undefined;
    });
    return this.#refreshInFlight;
  }

  async #renew(): Promise<void> {
    try {
      const renewed = await sendRequest({
        method: 'POST',
        path: '/api/auth/refresh',
        response: sessionResponse,
      });
      // This admin has signed out meanwhile.
      if (this.#state.kind === 'signedOut') throw new RequestFailed(401, null);
      // Another admin has signed in in another tab: this admin's calls must not be sent as theirs.
      if (this.#state.kind === 'signedIn' && this.#state.admin.id !== renewed.admin.id)
        throw new RequestFailed(401, null);
      this.#begin(renewed);
    } catch (failure) {
      // A call that was still in flight when the session ended changes nothing.
      if (isUnauthorized(failure) && this.#state.kind !== 'signedOut')
        this.#end(this.#state.kind === 'signedIn' ? this.#state.admin : undefined);
      throw failure;
    }
  }

  #begin({ accessToken, admin }: z.infer<typeof sessionResponse>): void {
    this.#accessToken = accessToken;
    this.#become({ kind: 'signedIn', admin });
  }

  #end(ended?: AdminResponse): void {
    this.#accessToken = undefined;
    this.#become({ kind: 'signedOut', ...(ended && { hasEnded: true, email: ended.email }) });
  }

  #become(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isUnauthorized(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.status === 401;
}
