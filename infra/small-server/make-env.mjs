import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { randomSecret, requireNew, variable, writeNew } from '../docker/env-file.mjs';

// node infra/small-server/make-env.mjs .env: asks for domain, mail server and email addresses, and writes the settings
// of a small server with comments. Each question can be answered by an argument: --domain rides.example.com
// The file's name is an argument, because with `> .env` the shell would clear an existing file before this could check
// it.

const QUESTIONS = [
  {
    name: 'domain',
    text: 'Domain of the site, without https://',
    fits: /^(?=.{1,253}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$/i,
    must: 'a name like rides.example.com',
  },
  {
    name: 'smtp-url',
    text: 'Mail server, smtps://user:password@server:465 (special characters of the password as %40)',
    // An unescaped / ? or # in user or password would end the host name.
    fits: /^smtps?:\/\/([^\s'/?#]+@)?(\[[^\s'\]]+\]|[^\s'/?#@:]+)(:\d+)?([/?][^\s'#@]*)?$/,
    must: 'an address like smtps://user:password@server:465 (with / ? # of the password as %2F %3F %23)',
  },
  {
    name: 'email',
    text: "The company's email: sender of all emails, gets a notice of each booking",
    fits: /^[^\s@'<>]+@[^\s@'<>]+$/,
    must: 'an email address',
  },
];

const options = Object.fromEntries(
  [...QUESTIONS.map(({ name }) => name), 'operator-email', 'image'].map((name) => [name, { type: 'string' }]),
);

/** @returns {{ file: string | undefined, answers: Record<string, string> }} answers by the name of the question */
function readArguments() {
  const { values, positionals } = parseArgs({
    options,
    allowPositionals: true,
  });
  return { file: positionals[0], answers: values };
}

/** Asks for answers that are missing, and adds them. */
async function completeAnswers(answers) {
  const missing = QUESTIONS.filter(({ name }) => answers[name] === undefined);
  if (missing.length > 0) {
    const input = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: process.stdin.isTTY,
    });
    const lines = input[Symbol.asyncIterator]();
    for (const { name, text } of missing) {
      process.stderr.write(`${text}:\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`--${name} is missing.`);
      answers[name] = value.trim();
    }
    input.close();
  }
  for (const { name, fits, must } of QUESTIONS) {
    if (!fits.test(answers[name])) throw new Error(`--${name} must be ${must}, not "${answers[name]}".`);
  }
}

function settings(answers, setupToken) {
  const { domain, email, image = 'localhost/chauffeur/standalone' } = answers;
  return `# Settings of a small server: docs/small-server.md. Docker Compose and systemd read this file; every other variable
# that docs/small-server.md names may be added. Keep it as safe as a backup, and a copy of it elsewhere.
NODE_ENV=production
SEED_DEMO_CONTENT=false

# The image: localhost/… is built on this server. An image of a registry with a version after a colon stays at that version.
${variable('IMAGE', image)}

# The site.
${variable('DOMAIN', domain)}
${variable('PUBLIC_URL', `https://${domain}`)}
# The first account needs it, once: https://${domain}/admin/setup#token=${setupToken}
${variable('SETUP_TOKEN', setupToken)}

# Emails: the mail server, the sender's address, and who gets a notice of each new booking.
${variable('SMTP_URL', answers['smtp-url'])}
${variable('MAIL_FROM', email)}
${variable('ADMIN_EMAIL', email)}

# Who is notified of problems by email, and, in case emails fail, by a webhook (a chat's incoming webhook).
${variable('OPERATOR_EMAIL', answers['operator-email'] ?? email)}
ALERT_WEBHOOK=

# Encrypted backups each night: all of three days, seven daily and four weekly ones are stored. Without this password none can be read: note it elsewhere.
${variable('BACKUP_PASSWORD', randomSecret())}
# A store elsewhere, as restic names it, and its keys: s3:https://host/bucket/folder
BACKUP_STORE=
AWS_ACCESS_KEY_ID=
AWS_SECRET_ACCESS_KEY=
# The hour in Baku.
BACKUP_HOUR=3
`;
}

try {
  const { file, answers } = readArguments();
  if (file === undefined) throw new Error('The file to write is missing: make-env.mjs .env');
  requireNew(file);
  await completeAnswers(answers);
  const setupToken = randomSecret();
  writeNew(file, settings(answers, setupToken));
  process.stderr.write(
    `After the start, make the first account: https://${answers['domain']}/admin/setup#token=${setupToken}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
