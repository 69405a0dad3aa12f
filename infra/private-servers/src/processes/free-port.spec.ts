import { describe, expect, it } from '@jest/globals';
import { freePort } from './free-port.js';

describe('a free port', () => {
  it('is given to only one caller, because programs listen on it later', async () => {
    const ports = await Promise.all(Array.from({ length: 300 }, () => freePort()));
    expect(new Set(ports).size).toBe(ports.length);
  });
});
