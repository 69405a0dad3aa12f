import { describe, expect, it } from '@jest/globals';
import { formatAddresses, isApiDocumented } from './format-addresses.js';

describe('the block of addresses', () => {
  it('names site, back office, API documentation and mailbox', () => {
    const block = formatAddresses({ site: 'http://localhost:3000', mailbox: 'http://localhost:1080' });
    expect(block).toMatch(/Site +http:\/\/localhost:3000\n/);
    expect(block).toMatch(/Back office +http:\/\/localhost:3000\/admin\n/);
    expect(block).toMatch(/API documentation +http:\/\/localhost:3000\/api\/docs\n/);
    expect(block).toMatch(/Mailbox +http:\/\/localhost:1080\n/);
  });

  it('has the link to the first account if that needs the setup token', () => {
    const addresses = { site: 'http://localhost:3000', mailbox: undefined };
    expect(formatAddresses(addresses)).not.toContain('First account');
    const setup = 'http://localhost:3000/admin/setup#token=abc';
    expect(formatAddresses({ ...addresses, setup })).toMatch(/First account +http:\S+#token=abc\n/);
  });

  it('has the API documentation where there is one', () => {
    const addresses = { site: 'http://localhost:3000', mailbox: undefined };
    expect(formatAddresses({ ...addresses, isDocumented: false })).not.toContain('API documentation');
    expect([
      isApiDocumented({}),
      isApiDocumented({ NODE_ENV: 'production', API_DOCUMENTATION: '' }),
      isApiDocumented({ NODE_ENV: 'production', API_DOCUMENTATION: 'true' }),
      isApiDocumented({ API_DOCUMENTATION: 'false' }),
    ]).toEqual([true, false, true, false]);
  });

  it('has no mailbox if emails go to a real server', () => {
    expect(formatAddresses({ site: 'https://ride.example', mailbox: undefined })).not.toContain('Mailbox');
  });
});
