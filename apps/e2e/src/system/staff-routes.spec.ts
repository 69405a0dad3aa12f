import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from '../product/addresses.ts';

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

test('every staff route of the OpenAPI document is closed to anyone without a session [B1.8, B2.1.17, B6.6, B6.7, P6.3]', async () => {
  const document = openApi.parse(await (await fetch(`${siteUrl()}/api/openapi.json`)).json());
  const routes = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
    );
  expect(routes).toContainEqual({ path: '/api/admin/bookings', method: 'GET' });
  for (const { path, method } of routes) {
    const address = siteUrl() + path.replaceAll(/\{\w+\}/g, randomUUID());
    const attempts: Record<string, string>[] = [
      {},
      { authorization: 'Bearer guess' },
      { 'x-admin-id': randomUUID() },
    ];
    for (const headers of attempts) {
      const response = await fetch(address, { method, headers });
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'session.required' });
    }
  }
});
