import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { RequestFailed } from './send-request';
import { sendUpload } from './send-upload';

describe('an upload', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('fails without a request if it was ended before it began', async () => {
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
    const upload = { path: '/api/admin/images', file: new File([], 'a.jpg'), response: z.unknown() };
    const failure = sendUpload({ ...upload, signal: AbortSignal.abort() });
    await expect(failure).rejects.toEqual(new RequestFailed(null, null));
    expect(open).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});
