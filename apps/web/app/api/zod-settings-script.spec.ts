import { describe, expect, it } from '@jest/globals';
import { zodSettingsScript } from './zod-settings-script';

describe('zodSettingsScript', () => {
  it('is understood by the installed zod', async () => {
    const element = document.createElement('script');
    element.textContent = zodSettingsScript;
    document.head.append(element);
    const { config } = await import('zod');
    expect(config().jitless).toBe(true);
  });
});
