import { describe, expect, it } from '@jest/globals';
import { folderError, ServerError } from './server-error.js';

const full = /^No space left[^\n]*\/data[^\n]*DATA_DIR/;
const readOnly = /^The disk that holds \/data is read-only\.[^\n]*DATA_DIR/;
const closed = /^The folder \/data can't be written[^\n]*DATA_DIR/;

describe('what is wrong with a folder', () => {
  const byCode = (code: string) => folderError('/data', Object.assign(new Error(code), { code }))?.message;
  const byOutput = (output: string) => folderError('/data', undefined, output)?.message;

  it('is found in a Node error, and described in one line with the folder and a remedy', () => {
    expect(byCode('ENOSPC')).toMatch(full);
    expect(byCode('EROFS')).toMatch(readOnly);
    expect(byCode('EACCES')).toMatch(closed);
    expect(byCode('ECONNREFUSED')).toBeUndefined();
    expect(folderError('/data', 'a text')).toBeUndefined();
  });

  it("is found in a server's output", () => {
    expect(byOutput('could not write to file "base/1": No space left on device')).toMatch(full);
    expect(byOutput('database or disk is full')).toMatch(full);
    expect(byOutput('FATAL: could not open file "x": Read-only file system')).toMatch(readOnly);
    expect(byOutput('initdb: error: could not create directory "x": Permission denied')).toMatch(closed);
    expect(byOutput('FATAL: something else')).toBeUndefined();
  });
});

it('has a message that stays one line whatever a server has written', () => {
  expect(new ServerError('first\n   second\n').message).toBe('first second');
});
