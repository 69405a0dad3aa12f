import { describe, expect, it } from '@jest/globals';
import { zodSettingsScript } from './zod-settings-script';

describe('zodSettingsScript', () => {
  it('is understood by the installed zod', async () => {
    // What a script element of the page does.
    new Function(zodSettingsScript)();
    const { config } = await import('zod');
    expect(config().jitless).toBe(true);
  });
});
