import { describe, expect, it } from '@jest/globals';
import { absentOptionalPackages, platformOf } from './absent-optional-packages.mjs';

describe('the system that a package is for', () => {
  it('is told by its name', () => {
    expect(platformOf('@nx/nx-darwin-arm64')).toEqual({ os: ['darwin'], cpu: ['arm64'] });
    expect(platformOf('@rollup/rollup-linux-arm-gnueabihf')).toEqual({
      os: ['linux'],
      cpu: ['arm'],
      libc: ['glibc'],
    });
    expect(platformOf('@oxlint/binding-linux-x64-musl')).toEqual({
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(platformOf('@oxlint/binding-win32-ia32-msvc')).toEqual({ os: ['win32'], cpu: ['ia32'] });
    expect(platformOf('bufferutil')).toBeUndefined();
  });
});

describe('packages that are missing in a lock file', () => {
  it('are those for other systems that nothing in it answers', () => {
    const packages = {
      'node_modules/nx': {
        version: '24.0.6',
        optionalDependencies: { '@nx/nx-darwin-arm64': '24.0.6', '@nx/nx-linux-x64-gnu': '24.0.6' },
      },
      'node_modules/@nx/nx-linux-x64-gnu': { version: '24.0.6', optional: true },
    };
    expect(absentOptionalPackages(packages)).toEqual({
      'node_modules/@nx/nx-darwin-arm64': {
        version: '24.0.6',
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
    });
  });

  it('leaves ranges and packages for every system to npm, and finds nested ones', () => {
    const packages = {
      'node_modules/a': {
        optionalDependencies: { 'b-linux-x64': '^1.0.0', fsevents: '2.3.3', 'c-darwin-x64': '1.0.0' },
      },
      'node_modules/a/node_modules/c-darwin-x64': { version: '1.0.0' },
    };
    expect(absentOptionalPackages(packages)).toEqual({});
  });
});
