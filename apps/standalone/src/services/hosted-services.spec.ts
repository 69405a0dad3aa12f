import { expect, it } from '@jest/globals';
import { DATABASE_SERVICES, HOSTED_SERVICES } from './hosted-services.js';

interface ServiceList {
  SERVICES: readonly { name: string; database?: string }[];
  CALLED_BY_GATEWAY: readonly string[];
}

it('hosts every process of the product, each with the same database', async () => {
  const list = new URL('../../../../infra/launch/services/service-list.ts', import.meta.url).href;
  const { SERVICES, CALLED_BY_GATEWAY } = (await import(list)) as ServiceList;
  const processes = SERVICES.filter(({ name }) => name !== 'mailbox');
  const hosted = Object.entries<{ load: unknown; database?: string }>(HOSTED_SERVICES);
  expect(Object.fromEntries(hosted.map(([name, { database }]) => [name, database]))).toEqual(
    Object.fromEntries(processes.map(({ name, database }) => [name, database])),
  );
  expect(DATABASE_SERVICES.toSorted()).toEqual(CALLED_BY_GATEWAY.toSorted());
});
