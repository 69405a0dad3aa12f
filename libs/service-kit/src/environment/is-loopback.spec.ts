import { describe, expect, it } from '@jest/globals';
import { isLoopback } from './is-loopback.js';

describe('isLoopback', () => {
  it.each(['localhost', 'LOCALHOST', 'site.localhost', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
    '%s',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(['0.0.0.0', '::', '10.0.0.4', 'localhost.example.com', '127.0.0.1.example.com', ''])(
    'not %j',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
