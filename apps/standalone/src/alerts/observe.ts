import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { readMetric } from '@chauffeur/service-kit';
import { readBackupRecords } from '../backups/backup-records.js';
import type { Configuration } from '../settings/configuration.js';
import type { Observation } from './problems.rules.js';

/** Returns a function that measures what alerts are about. It reads the certificate once an hour, because that is slowest. */
export function observer(configuration: Configuration): (now: Date) => Promise<Observation> {
  const { backups, dataFolder, publicUrl } = configuration;
  const folders = [
    dataFolder,
    ...(backups?.stores ?? []).flatMap(({ store, repository }) => (store === 'folder' ? [repository] : [])),
  ];
  const isHttps = publicUrl.startsWith('https:');
  let certificate: Observation['certificate'] = isHttps ? undefined : null;
  let lookedAt = -Infinity;
  return async (now) => {
    // The absolute difference, in case the clock was ahead and has been set back.
    if (isHttps && Math.abs(now.getTime() - lookedAt) >= hourMs) {
      lookedAt = now.getTime();
      certificate = await readCertificate(new URL(publicUrl));
    }
    return {
      backups: await readBackupRecords(dataFolder, backups),
      oldestEmailSeconds: max(await readMetric('email_oldest_unsent_seconds')),
      oldestPlannedMessageSeconds: max(await readMetric('planned_messages_oldest_due_seconds')),
      oldestEventSeconds: max(await readMetric('outbox_oldest_unsent_seconds')),
      deadLetters: sum(await readMetric('reaction_dead_letters')),
      disks: await readDisks(folders),
      certificate,
    };
  };
}

function max(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values);
}

function sum(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((total, value) => total + value, 0);
}

async function readDisks(folders: readonly string[]): Promise<Observation['disks']> {
  const disks = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }),
        // The first backup creates the folder of backups.
        () => undefined,
      ),
    ),
  );
  return disks.filter((disk) => disk !== undefined);
}

/** Reads the validity of the certificate that visitors get; undefined if none is served. */
function readCertificate({ hostname, port }: URL): Promise<Observation['certificate']> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      // Read expired and untrusted certificates too.
      rejectUnauthorized: false,
      timeout: 10_000,
    });
    const end = (certificate: Observation['certificate']) => {
      resolve(certificate);
      socket.destroy();
    };
    socket.once('error', () => end(undefined));
    socket.once('timeout', () => end(undefined));
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      end(from && to ? { from: new Date(from), to: new Date(to) } : undefined);
    });
  });
}
