import { describe, expect, it } from '@jest/globals';
import { createArguments, removeArguments } from './docker.js';

describe('a container', () => {
  const plan = {
    name: 'chauffeur-redis-1',
    image: 'redis:8-alpine',
    port: 40123,
    containerPort: 6379,
    environment: { A: 'b' },
    command: ['redis-server', '--appendonly', 'yes'],
  };

  it('publishes its port on this machine alone and is labelled', () => {
    const words = createArguments(plan).join(' ');
    expect(words).toContain('--publish 127.0.0.1:40123:6379');
    expect(words).toContain('--label chauffeur.private-server');
    expect(words).toMatch(/--env A=b redis:8-alpine redis-server --appendonly yes$/);
  });

  it('keeps its data when it is killed, and loses it when it is removed', () => {
    expect(createArguments(plan)).not.toContain('--rm');
    expect(removeArguments(plan.name)).toEqual(['rm', '--force', '--volumes', 'chauffeur-redis-1']);
  });
});
