import { contactSettingsRequest } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { webAddress } from '@chauffeur/contracts/inputs/text';
import { z } from 'zod';

/** A link of the company on a network, such as `instagram`. */
export interface SocialLink {
  readonly network: string;
  readonly link: string;
}

/** The links while they are edited: as a list, or as JSON unless `json` is null. */
export interface EditedLinks {
  readonly links: SocialLink[];
  readonly json: string | null;
}

const stored = contactSettingsRequest.shape.socialMedia;

const listedLink = z.object({
  network: z.string().trim().min(1, 'network.required').max(40, 'network.tooLong'),
  link: webAddress('link', 500),
});

/** Converts the input to links by network, as in the contract. Omits empty rows of the list. */
export const socialLinksInput = z.custom<EditedLinks>().transform(({ links, json }, context) => {
  const reject = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (json !== null) {
    const byNetwork = linksFromJson(json);
    if (!byNetwork) reject(['json'], 'socialMedia.invalid');
    return byNetwork ?? {};
  }
  const listed = new Map<string, SocialLink>();
  for (const [row, typed] of links.entries()) {
    if (isBlank(typed)) continue;
    const { data, error } = listedLink.safeParse(typed);
    for (const { path, message } of error?.issues ?? []) reject(['links', row, ...path], message);
    const key = typed.network.trim().toLowerCase();
    if (data && listed.has(key)) reject(['links', row, 'network'], 'socialMedia.networkRepeated');
    if (data) listed.set(key, data);
  }
  return byNetworkOf([...listed.values()]);
});

/** Parses the links of a JSON text; null if it is not JSON, or contains anything but links. */
export function linksFromJson(json: string): Record<string, string> | null {
  try {
    return stored.safeParse(json.trim() === '' ? {} : JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Converts stored links to a list. */
export function linksOf(byNetwork: Readonly<Record<string, string>>): SocialLink[] {
  return Object.entries(byNetwork).map(([network, link]) => ({ network, link }));
}

/** Converts a list to JSON for editing. */
export function jsonOf(links: readonly SocialLink[]): string {
  return JSON.stringify(byNetworkOf(links.filter((link) => !isBlank(link))), null, 2);
}

function byNetworkOf(links: readonly SocialLink[]): Record<string, string> {
  return Object.fromEntries(links.map(({ network, link }) => [network.trim(), link.trim()]));
}

function isBlank({ network, link }: SocialLink): boolean {
  return network.trim() === '' && link.trim() === '';
}
