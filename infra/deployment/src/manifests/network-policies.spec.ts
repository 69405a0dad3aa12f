import { describe, expect, it } from '@jest/globals';
import { nameOf, type Manifest } from './manifest.js';
import { overlay } from './overlays.fixture.js';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}
interface Rule {
  from?: { podSelector?: Selector; namespaceSelector?: Selector }[];
  to?: { podSelector?: Selector; namespaceSelector?: Selector }[];
}
interface Policy {
  podSelector: Selector;
  ingress?: Rule[];
  egress?: Rule[];
}

const service = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'chauffeur',
});
const server = (name: string) => ({ 'chauffeur/serves': name });
const SERVICES = ['catalogue', 'pricing', 'booking', 'finance', 'notifications', 'identity'];
const PODS: Record<string, Record<string, string>> = Object.fromEntries([
  ...['gateway', 'web', ...SERVICES, 'email-worker', 'migration'].map((name) => [name, service(name)]),
  ...['postgres', 'rabbitmq', 'redis'].map((name) => [name, server(name)]),
]) as Record<string, Record<string, string>>;

/** The arrows of docs/architecture.md, and the traffic between the servers. */
const DRAWN = [
  'web > gateway',
  ...['web', ...SERVICES].map((name) => `gateway > ${name}`),
  ...[...SERVICES, 'email-worker', 'migration', 'postgres'].map((name) => `${name} > postgres`),
  ...['gateway', 'catalogue', 'pricing', 'booking', 'finance', 'notifications', 'rabbitmq'].map(
    (name) => `${name} > rabbitmq`,
  ),
  ...['gateway', 'notifications', 'email-worker'].map((name) => `${name} > redis`),
];

describe('the network of the production overlay', () => {
  const policies = overlay('production')
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((manifest) => manifest['spec'] as Policy);

  it('allows what the architecture draws, and nothing else', () => {
    const open = Object.entries(PODS).flatMap(([from, source]) =>
      Object.entries(PODS)
        .filter(
          ([, target]) => allowsEgress(policies, source, target) && allowsIngress(policies, source, target),
        )
        .map(([to]) => `${from} > ${to}`),
    );
    expect(open.toSorted()).toEqual(DRAWN.toSorted());
  });

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

/** Every pod is selected by the policy that allows nothing, so what no rule allows is rejected. */
function allowsEgress(policies: Policy[], source: Labels, target: Labels): boolean {
  return policies
    .filter(({ podSelector }) => matches(podSelector, source))
    .some(({ egress = [] }) => egress.some(({ to }) => to?.some((peer) => isPeer(peer, target))));
}

function allowsIngress(policies: Policy[], source: Labels, target: Labels): boolean {
  return policies
    .filter(({ podSelector }) => matches(podSelector, target))
    .some(({ ingress = [] }) => ingress.some(({ from }) => from?.some((peer) => isPeer(peer, source))));
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
