import { describe, expect, it } from '@jest/globals';
import { resticReason, withoutPassword } from './restic.js';

describe('why restic failed', () => {
  it('is its fatal line', () => {
    expect(resticReason('retrying\nFatal: wrong password or no key found\n')).toBe(
      'Fatal: wrong password or no key found',
    );
  });

  it('also has the first error if the fatal line only counts errors', () => {
    const stderr = `ignoring error for /postgres/admin-password: ciphertext verification failed
ignoring error for /secrets.json: ciphertext verification failed
Fatal: There were 2 errors
`;
    expect(resticReason(stderr)).toBe(
      'ignoring error for /postgres/admin-password: ciphertext verification failed; Fatal: There were 2 errors',
    );
  });

  it('is otherwise its output without the stack', () => {
    const stderr = `open /backups/locks/1: permission denied
github.com/restic/restic/internal/backend/local.(*Local).Save
\tgithub.com/restic/restic/internal/backend/local/local.go:153
runtime.main
\truntime/proc.go:250
unable to create lock in backend
`;
    expect(resticReason(stderr)).toBe(
      'open /backups/locks/1: permission denied; unable to create lock in backend',
    );
    expect(resticReason('')).toBe('');
  });
});

it.each([
  [
    'rest:https://user:secret@backups.example.com:8000/cars',
    'rest:https://user:***@backups.example.com:8000/cars',
  ],
  ['rest:https://user:s@cret@backups.example.com/', 'rest:https://user:***@backups.example.com/'],
  ['s3:https://s3.example.com:9000/bucket/a@b', 's3:https://s3.example.com:9000/bucket/a@b'],
  ['sftp:backup@server:/cars', 'sftp:backup@server:/cars'],
  ['/backups', '/backups'],
])('%s is shown as %s', (repository, shown) => {
  expect(withoutPassword(repository)).toBe(shown);
});
