import { describe, expect, it } from '@jest/globals';
import { folderError, folderProblem, ServerError } from './server-error.js';

const nodeError = (code: string): Error => Object.assign(new Error(code), { code });

describe('what is wrong with a folder', () => {
  it('is known from a Node error', () => {
    expect(folderProblem(nodeError('ENOSPC'))).toBe('disk-full');
    expect(folderProblem(nodeError('EROFS'))).toBe('folder-unwritable');
    expect(folderProblem(nodeError('ECONNREFUSED'))).toBeUndefined();
    expect(folderProblem('a text')).toBeUndefined();
  });

  it("is known from a server's output", () => {
    expect(folderProblem(undefined, 'could not write to file "base/1": No space left on device')).toBe(
      'disk-full',
    );
    expect(folderProblem(undefined, 'initdb: error: could not create directory "x": Permission denied')).toBe(
      'folder-unwritable',
    );
    expect(folderProblem(undefined, 'FATAL: something else')).toBeUndefined();
  });
});

describe('the message', () => {
  it('is one line that names the folder and the way out', () => {
    const { message, code } = folderError('disk-full', '/data');
    expect(code).toBe('disk-full');
    expect(message).toMatch(/^No space left[^\n]*\/data[^\n]*DATA_DIR/);
  });

  it('stays one line whatever a server has written', () => {
    expect(new ServerError('start-failed', 'first\n   second\n').message).toBe('first second');
  });
});
