import { describe, expect, it } from '@jest/globals';
import { pathTo, recordPaths } from './paths.js';

describe('pathTo', () => {
  it('fills in every parameter and leaves the rest as it is', () => {
    expect(pathTo('/media/:hash/:name', { hash: 'ab12', name: '400.webp' })).toBe('/media/ab12/400.webp');
    expect(pathTo('/bookings/:id/status', { id: '7' })).toBe('/bookings/7/status');
  });

  it('escapes characters that would change the path', () => {
    expect(pathTo(recordPaths('/drivers').record, { id: '../admins?x=1' })).toBe(
      '/drivers/..%2Fadmins%3Fx%3D1',
    );
  });
});
