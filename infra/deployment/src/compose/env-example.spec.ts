import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('.env.example has every setting of docker-compose.yml, and those that are optional with its default', () => {
  const compose = read('docker-compose.yml');
  const used = [...compose.matchAll(/\$\{([A-Z_]+)(?::-([^${}]*)\}|:\+)?/g)];
  const lines = [...read('.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)];
  const names = lines.map(([, , name = '']) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.toSorted()).toEqual([...new Set(used.map(([, name = '']) => name))].toSorted());
  const isDefault = ([, , name, value]: RegExpMatchArray) =>
    used.some(([, other, fallback = '']) => other === name && fallback === value);
  expect(lines.filter(([, hash]) => hash === '#').filter((line) => !isDefault(line))).toEqual([]);
});

it('.env.example has no secret, so that production does not start with one from here', () => {
  const secrets = [...read('.env.example').matchAll(/^(\w*(?:PASSWORD|TOKEN|SECRET))=(.*)$/gm)];
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter(([, , value]) => value !== '').map(([, name]) => name)).toEqual([]);
});
