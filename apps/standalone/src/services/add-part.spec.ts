import { expect, it } from '@jest/globals';
import { addPart } from './add-part.js';

it('a part that was started is stopped with the others, and at once if they have stopped already', async () => {
  const stopped: string[] = [];
  const parts = new AsyncDisposableStack();
  await addPart(parts, () => void stopped.push('mailbox'));
  expect(stopped).toEqual([]);
  await parts.disposeAsync();
  expect(stopped).toEqual(['mailbox']);
  const added = addPart(parts, async () => void stopped.push('backups'));
  await expect(added).rejects.toThrow('the start was stopped');
  expect(stopped).toEqual(['mailbox', 'backups']);
});
