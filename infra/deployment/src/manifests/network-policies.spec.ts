import { describe, expect, it } from '@jest/globals';
import { processNames } from '../repository.fixture.js';
import { containersOf, nameOf, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}
interface Rule {
  from?: { podSelector?: Selector; namespaceSelector?: Selector }[];
  to?: { podSelector?: Selector; namespaceSelector?: Selector }[];
  ports?: { port: number }[];
}
interface Policy {
  podSelector: Selector;
  ingress?: Rule[];
  egress?: Rule[];
}

interface Arrow {
  from: string;
  to: string;
  port: number;
}

const service = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'chauffeur',
});
const server = (name: string) => ({ 'chauffeur/serves': name });
const processes = processNames().filter((name) => name !== 'mailbox');
const called = processes.filter((name) => !['gateway', 'email-worker'].includes(name));
const PODS: Record<string, Labels> = Object.fromEntries([
  ...[...processes, 'migration'].map((name) => [name, service(name)]),
  ...['postgres', 'rabbitmq', 'redis'].map((name) => [name, server(name)]),
]) as Record<string, Labels>;

/** Variables with the address of a server; `port` is used if the address is in a secret. */
const ADDRESSES: Record<string, { to: string; port: number }> = {
  DATABASE_URL: { to: 'postgres', port: 5432 },
  RABBITMQ_URL: { to: 'rabbitmq', port: 5672 },
  REDIS_URL: { to: 'redis', port: 6379 },
};

/**
 * Returns the allowed connections of docs/architecture.md: between services, from each process to the servers whose
 * addresses it has, and between replicas of a server.
 */
function arrowsOf(manifests: Manifest[]): Arrow[] {
  const toServers = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap((manifest) =>
      ((containersOf(manifest)[0]?.['env'] ?? []) as { name: string; value?: string }[]).flatMap(
        ({ name, value = '' }): Arrow[] => {
          const known = ADDRESSES[name];
          const port = /@[a-z-]+:(\d+)/.exec(value)?.[1];
          return known
            ? [{ from: manifest.metadata.name, to: known.to, port: Number(port ?? known.port) }]
            : [];
        },
      ),
    );
  return [
    { from: 'web', to: 'gateway', port: 8080 },
    ...called.map((to) => ({ from: 'gateway', to, port: 8080 })),
    ...toServers,
    { from: 'migration', to: 'postgres', port: 5432 },
    { from: 'postgres', to: 'postgres', port: 5432 },
    { from: 'rabbitmq', to: 'rabbitmq', port: 25672 },
  ];
}

const nameOfArrow = ({ from, to }: Pick<Arrow, 'from' | 'to'>) => `${from} > ${to}`;

describe.each(['production', 'production-strict', 'production-platform'])('the network of %s', (name) => {
  const manifests = overlay(name);
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((manifest) => manifest['spec'] as Policy);
  const arrows = arrowsOf(manifests);
  const isOpen = (from: string, to: string, port?: number) => {
    const [source = {}, target = {}] = [PODS[from], PODS[to]];
    return allowsEgress(policies, source, target, port) && allowsIngress(policies, source, target, port);
  };

  it('allows what the architecture draws, by the port of each address', () => {
    expect(arrows.filter(({ from, to, port }) => !isOpen(from, to, port))).toEqual([]);
  });

  it('allows nothing else', () => {
    const open = Object.keys(PODS).flatMap((from) =>
      Object.keys(PODS)
        .filter((to) => isOpen(from, to))
        .map((to) => nameOfArrow({ from, to })),
    );
    expect(open.toSorted()).toEqual(arrows.map(nameOfArrow).toSorted());
  });
});

describe('the network of the production overlay', () => {
  it('opens the gateway to the outside, through the ingress, and what proves the address for its certificate', () => {
    const opened = overlay('production').filter(isOpenTo('traefik')).map(nameOf);
    expect(opened).toEqual(['NetworkPolicy/ingress-to-acme-solver', 'NetworkPolicy/ingress-to-gateway']);
    expect(
      overlay('production').filter(
        ({ kind, spec }) => kind === 'Service' && JSON.stringify(spec).includes('"type"'),
      ),
    ).toEqual([]);
  });
});

const isOpenTo = (namespace: string) => (manifest: Manifest) =>
  manifest.kind === 'NetworkPolicy' && JSON.stringify(manifest).includes(`"${namespace}"`);

type Labels = Record<string, string>;

/** Whether a rule allows it. Everything else is rejected, because a policy that allows nothing selects every pod. */
function allowsEgress(policies: Policy[], source: Labels, target: Labels, port?: number): boolean {
  return policies
    .filter(({ podSelector }) => matches(podSelector, source))
    .some(({ egress = [] }) =>
      egress.some((rule) => isOfPort(rule, port) && rule.to?.some((peer) => isPeer(peer, target))),
    );
}

function allowsIngress(policies: Policy[], source: Labels, target: Labels, port?: number): boolean {
  return policies
    .filter(({ podSelector }) => matches(podSelector, target))
    .some(({ ingress = [] }) =>
      ingress.some((rule) => isOfPort(rule, port) && rule.from?.some((peer) => isPeer(peer, source))),
    );
}

/** Whether a rule applies to a port, or to any port if none is given. */
function isOfPort({ ports }: Rule, port: number | undefined): boolean {
  return port === undefined || ports === undefined || ports.some((one) => one.port === port);
}

function isPeer(peer: { podSelector?: Selector; namespaceSelector?: Selector }, labels: Labels): boolean {
  return !peer.namespaceSelector && peer.podSelector !== undefined && matches(peer.podSelector, labels);
}

function matches({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) =>
      operator === 'In' ? values.includes(labels[key] ?? '') : key in labels,
    )
  );
}
