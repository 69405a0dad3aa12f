import { describe, expect, it } from '@jest/globals';
import { requestClass } from './request-class.rules.js';

describe('requestClass', () => {
  it.each([
    ['GET', '/health/ready', 'health'],
    ['GET', '/health/live?verbose', 'health'],
    ['GET', '/health/x.png', 'page'],
    ['GET', '/', 'page'],
    ['GET', '/ru/cars?x=1', 'page'],
    ['HEAD', '/assets/a.js', 'page'],
    ['GET', '/media/1/2', 'page'],
    ['GET', '/%61pi/cars', 'page'],
    ['GET', '/api/cars', 'read'],
    ['GET', '/api/admin/bookings', 'read'],
    ['POST', '/api/bookings', 'write'],
    ['DELETE', '/api/admin/drivers/1', 'write'],
  ])('%s %s is %s', (method, url, expected) => {
    expect(requestClass({ method, url, headers: {} })).toBe(expected);
  });

  it('is staff with any access token, valid or not', () => {
    const headers = { authorization: 'Bearer abc' };
    expect(requestClass({ method: 'GET', url: '/api/admin/bookings', headers })).toBe('staff');
    expect(requestClass({ method: 'GET', url: '/api/cars', headers })).toBe('read');
  });
});
