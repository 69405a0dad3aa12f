import { describe, expect, it } from '@jest/globals';
import { installScript, isDebianLike } from './apt.js';

describe('recognising Debian', () => {
  it('knows Debian, Ubuntu and their relatives', () => {
    expect(isDebianLike('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toBe(true);
    expect(isDebianLike('ID=ubuntu\nID_LIKE=debian\n')).toBe(true);
    expect(isDebianLike('ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe(true);
  });

  it('does not take others for it', () => {
    expect(isDebianLike('ID=alpine\n')).toBe(false);
    expect(isDebianLike('ID="rhel"\nID_LIKE="fedora"\nHOME_URL="https://debian.example"\n')).toBe(false);
    expect(isDebianLike('')).toBe(false);
  });
});

describe('the installation', () => {
  it('keeps services from starting before it installs anything, and puts the policy back', () => {
    const script = installScript(['redis-server']);
    expect(script.indexOf('exit 101')).toBeLessThan(script.indexOf(' update\n'));
    expect(script.indexOf(' update\n')).toBeLessThan(script.indexOf('install -y'));
    expect(script).toContain('trap restore EXIT');
    expect(script).toContain('--no-install-recommends redis-server');
  });
});
