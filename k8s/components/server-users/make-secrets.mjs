// Prints the secrets of this component with new random passwords, for the users of RabbitMQ and Redis:
// node k8s/components/server-users/make-secrets.mjs | kubectl --namespace chauffeur apply -f -
import { randomBytes } from 'node:crypto';

const PORTS = { amqp: 5672, amqps: 5671 };
const [scheme = 'amqp', namespace = 'chauffeur', redisPassword = random()] = process.argv.slice(2);
if (!(scheme in PORTS)) {
  process.stderr.write('usage: make-secrets.mjs [amqp|amqps] [NAMESPACE] [PASSWORD of the secret redis]\n');
  process.exit(2);
}

const brokerUsers = ['gateway', 'catalogue', 'pricing', 'booking', 'finance', 'notifications', 'autoscaler'];

/** What a user of Redis may do, by ACL rules: jobs are keys of BullMQ, counters those of the gateway's limits. */
const jobs = '~bull:* &bull:* -@all +@read +@write +@scripting +@connection +@blocking -@dangerous +info';
const redisUsers = {
  gateway: '~rate-limit:* resetchannels -@all +@read +@write +@scripting +@connection -@dangerous +info',
  notifications: jobs,
  'email-worker': jobs,
  // KEDA asks by a script for the length of the list.
  autoscaler: '~bull:email:wait resetchannels -@all +@read +eval +evalsha +@connection -@dangerous',
};

function random() {
  return randomBytes(24).toString('hex');
}

function secret(name, stringData) {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData };
}

/** What KEDA, which is in another namespace, reads besides. */
const tls = scheme === 'amqps' ? { tls: 'enable' } : {};

const broker = brokerUsers.map((username) => {
  const password = random();
  const address = `${scheme}://${username}:${password}@rabbitmq.${namespace}.svc:${PORTS[scheme]}/`;
  const more = username === 'autoscaler' ? { connection_string: address, ...tls } : {};
  return secret(`rabbitmq-user-${username}`, { username, password, ...more });
});
const passwords = Object.keys(redisUsers).map((username) => [username, random()]);
const redis = passwords.map(([username, password]) =>
  secret(`redis-user-${username}`, { username, password, ...(username === 'autoscaler' ? tls : {}) }),
);
const acl = [
  `user default on >${redisPassword} ~* &* +@all`,
  ...passwords.map(([username, password]) => `user ${username} on >${password} ${redisUsers[username]}`),
];
const items = [
  ...broker,
  ...redis,
  secret('redis', { password: redisPassword }),
  secret('redis-acl', { 'user.acl': `${acl.join('\n')}\n` }),
];
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
