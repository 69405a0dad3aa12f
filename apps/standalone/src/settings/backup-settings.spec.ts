import { describe, expect, it } from '@jest/globals';
import { readBackupSettings } from './backup-settings.js';

const password = 'a-password-of-this-spec';
const read = (environment: Record<string, string>) => readBackupSettings(environment, '/data/product');

describe('the settings of backups', () => {
  it('are undefined if no store is named', () => {
    expect(read({ BACKUP_PASSWORD: password, BACKUP_FOLDER: '' })).toBeUndefined();
  });

  it('name a folder, a store elsewhere, or both', () => {
    const store = 's3:https://store.example.com/backups';
    expect(read({ BACKUP_FOLDER: '/backups/', BACKUP_STORE: store, BACKUP_PASSWORD: password })).toEqual({
      stores: [
        { store: 'folder', repository: '/backups' },
        { store: 'remote', repository: store },
      ],
      password,
      hour: 3,
    });
    expect(read({ BACKUP_STORE: store, BACKUP_PASSWORD: password, BACKUP_HOUR: '0' })).toMatchObject({
      stores: [{ store: 'remote' }],
      hour: 0,
    });
  });

  it.each([
    ['BACKUP_PASSWORD', { BACKUP_FOLDER: '/backups' }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: 'backups', BACKUP_PASSWORD: password }],
    ['BACKUP_FOLDER', { BACKUP_FOLDER: '/data/product/backups', BACKUP_PASSWORD: password }],
    ['BACKUP_STORE', { BACKUP_STORE: 'https://store.example.com/backups', BACKUP_PASSWORD: password }],
    ['BACKUP_HOUR', { BACKUP_FOLDER: '/backups', BACKUP_PASSWORD: password, BACKUP_HOUR: '24' }],
    [
      'BACKUP_FOLDER',
      { BACKUP_FOLDER: '/backups', BACKUP_PASSWORD: password, POSTGRES_ADMIN_URL: 'postgresql://server' },
    ],
  ])('are refused by the name of %s', (name, environment) => {
    expect(() => read(environment)).toThrow(new RegExp(`^${name}`));
  });
});
