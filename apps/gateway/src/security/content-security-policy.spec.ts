import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.js';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(
    `<script nonce="mine">start()</script>
     <script type="module" nonce="mine" src="/a.js"></script>
     <script>stolen()</script>
     <script type="application/ld+json">{}</script>`,
    'mine',
  );

  it("allows the renderer's scripts by their hash", () => {
    expect(policy).toContain(hash('start()'));
  });

  it('allows no other inline script', () => {
    expect(policy).not.toContain(hash('stolen()'));
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hash('start()')}`);
  });
});
