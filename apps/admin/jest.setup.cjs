// APIs that browsers and Node have, but jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

/** The router creates a Request for each navigation; Node's own Request rejects jsdom's signals. */
class Request {
  constructor(url, { signal }) {
    Object.assign(this, { url: String(url), method: 'GET', headers: new Headers(), signal });
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder, Request, scrollTo: () => undefined });
