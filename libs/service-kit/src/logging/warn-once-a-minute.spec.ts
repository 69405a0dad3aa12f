import { describe, expect, it } from '@jest/globals';
import { warnOnceAMinute } from './warn-once-a-minute.js';

describe('errors that come with each attempt to connect', () => {
  it('are logged once a minute for each message', () => {
    const lines: unknown[] = [];
    let seconds = 0;
    const onError = warnOnceAMinute(
      { warn: (line: unknown) => void lines.push(line) },
      'the store',
      () => seconds * 1_000,
    );
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:6379');
    for (; seconds < 120; seconds += 2) onError(refused);
    const line = 'the store: Error: connect ECONNREFUSED 127.0.0.1:6379';
    expect(lines).toEqual([line, line]);
    onError(new Error('WRONGPASS'));
    expect(lines).toHaveLength(3);
  });
});
