// jsdom leaves out what every browser and Node have.
const { TextDecoder, TextEncoder } = require('node:util');

/** What the router makes for a navigation and reads; Node's own Request refuses jsdom's signals. */
class Request {
  constructor(url, { signal }) {
    Object.assign(this, { url: String(url), method: 'GET', headers: new Headers(), signal });
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder, Request });
