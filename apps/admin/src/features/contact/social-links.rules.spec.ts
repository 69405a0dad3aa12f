import { describe, expect, it } from '@jest/globals';
import { socialLinksInput, jsonOf, linksFromJson, linksOf, type SocialLink } from './social-links.rules';

const instagram = { network: 'instagram', link: 'https://instagram.example/company' };

/** Returns the errors of a list, as `path code`. */
function errors(links: SocialLink[]): string[] {
  const parsed = socialLinksInput.safeParse({ links, json: null });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('the list of social media links', () => {
  it('is sent as links by network, without empty rows', () => {
    const links = [
      { network: ' ', link: '' },
      { ...instagram, network: ' instagram ' },
    ];
    expect(socialLinksInput.parse({ links, json: null })).toEqual({ instagram: instagram.link });
  });

  it('reports row and field of an error', () => {
    expect(errors([instagram, { network: '', link: 'https://x.example' }])).toEqual([
      'links.1.network network.required',
    ]);
    expect(errors([{ network: 'x', link: '' }])).toEqual(['links.0.link link.required']);
    expect(errors([{ network: 'x', link: 'javascript:alert(1)' }])).toEqual(['links.0.link link.invalid']);
    expect(errors([instagram, { ...instagram, network: 'Instagram' }])).toEqual([
      'links.1.network socialMedia.networkRepeated',
    ]);
  });
});

describe('social media links as JSON', () => {
  it.each(['{', '[]', '"x"', '{"x": 1}', '{"x": "not an address"}'])('reject %s [B5.3.2]', (json) => {
    const parsed = socialLinksInput.safeParse({ links: [instagram], json });
    expect(parsed.error?.issues).toMatchObject([{ path: ['json'], message: 'socialMedia.invalid' }]);
  });

  it('override the list while they are edited', () => {
    expect(socialLinksInput.parse({ links: [instagram], json: '{"x":"https://x.example"}' })).toEqual({
      x: 'https://x.example',
    });
    expect(socialLinksInput.parse({ links: [instagram], json: ' ' })).toEqual({});
  });

  it('are converted from the list and back', () => {
    const byNetwork = linksFromJson(jsonOf([instagram, { network: '', link: '' }]));
    expect(byNetwork && linksOf(byNetwork)).toEqual([instagram]);
  });
});
