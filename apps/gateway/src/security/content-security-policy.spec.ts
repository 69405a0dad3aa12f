import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.js';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const scriptsOf = (policy: string) =>
  policy.split('; ').find((directive) => directive.startsWith('script-src'));

const injected = '<p><script nonce="__CSP_NONCE__">stolen()</script></p>';

describe('contentSecurityPolicy', () => {
  it('allows the inline scripts that the renderer sends hashes for, and no others', () => {
    const own = `${hash('start()')} ${hash('later()')}`;
    const policy = contentSecurityPolicy(`<script nonce="__CSP_NONCE__">start()</script>${injected}`, own);
    expect(scriptsOf(policy)).toBe(`script-src 'self' ${own}`);
    expect(scriptsOf(contentSecurityPolicy(injected, ''))).toBe("script-src 'self'");
  });

  it.each(["'unsafe-inline'", `${hash('a')}; default-src *`, `${hash('a')} *`])(
    'takes nothing but hashes: %s',
    (hashes) => {
      expect(scriptsOf(contentSecurityPolicy(injected, hashes))).toBe("script-src 'self'");
    },
  );

  it('finds the scripts of a former web server, which sends no hashes', () => {
    const page = '<script nonce="__CSP_NONCE__">start()</script><script>stolen()</script>';
    expect(scriptsOf(contentSecurityPolicy(page, undefined))).toBe(`script-src 'self' ${hash('start()')}`);
  });

  it('asks for reports', () => {
    expect(contentSecurityPolicy('', '')).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
  });
});
