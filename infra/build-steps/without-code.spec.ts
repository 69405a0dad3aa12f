import { describe, expect, it } from '@jest/globals';
import { build } from 'vite';
import { withoutCode } from './without-code.ts';

/** Builds one module of a page, /parts/clock.js. */
const buildClock = (source: string, module: RegExp) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: '/parts/clock.js' } },
    plugins: [
      { name: 'clock', resolveId: (id) => id, load: () => source },
      withoutCode([{ module, code: 'startClock();', replacement: '' }]),
    ],
  });

describe('a build without unused code', () => {
  const clock = /\/parts\/clock\.js$/;

  it('contains the rest of the module', async () => {
    const built = JSON.stringify(await buildClock('startClock(); showClock();', clock));
    expect(built).toContain('showClock');
    expect(built).not.toContain('startClock');
  });

  it('fails if the module no longer contains that code', async () => {
    await expect(buildClock('showClock();', clock)).rejects.toThrow('no longer contains: startClock();');
  });

  it('fails if no module has the expected path', async () => {
    const moved = buildClock('startClock();', /\/dist\/clock\.js$/);
    await expect(moved).rejects.toThrow('No module of the build matches /\\/dist\\/clock\\.js$/');
  });
});
