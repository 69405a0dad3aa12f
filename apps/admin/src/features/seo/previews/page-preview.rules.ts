import { seoSettingsRequest } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';

/** How many characters search engines and link cards show before they truncate. */
export const shownLengths = { title: 60, description: 160 } as const;

/** A page as search engines and link cards show it. */
export interface ShownPage {
  readonly title: string;
  readonly description: string;
}

interface PreviewTexts {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly ogTitle?: string | null | undefined;
  readonly ogDescription?: string | null | undefined;
  readonly ogImageUrl?: string | null | undefined;
}

/** Returns title and description of the search result, truncated. */
export function searchResult({ metaTitle, metaDescription }: PreviewTexts): ShownPage {
  return {
    title: cut(metaTitle, shownLengths.title),
    description: cut(metaDescription, shownLengths.description),
  };
}

/** Returns the link card. Empty texts default to those of the search result, as on the site. */
export function linkCard(texts: PreviewTexts): ShownPage {
  const filled = (text: string | null | undefined) => (text?.trim() ? text : null);
  return {
    title: cut(filled(texts.ogTitle) ?? texts.metaTitle, shownLengths.title),
    description: cut(filled(texts.ogDescription) ?? texts.metaDescription, shownLengths.description),
  };
}

/** The image of a link card: a path on this site, the host of another site, or an address with which the form can't be saved. */
type CardImage =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly host: string }
  | { readonly kind: 'invalid' };

/** Returns the image of the link card, by default that of the site. */
export function cardImage(entered: string | null | undefined, origin: string): CardImage {
  const { success, data: address } = seoSettingsRequest.shape.ogImageUrl.safeParse(entered);
  if (!success) return { kind: 'invalid' };
  if (address === null) return { kind: 'here', path: '/og-default.jpg' };
  const url = new URL(address);
  return url.origin === origin
    ? { kind: 'here', path: `${url.pathname}${url.search}` }
    : { kind: 'elsewhere', host: url.host };
}

function cut(text: string, max: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
