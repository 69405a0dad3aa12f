/** The lengths in characters that search engines show in full. */
export const seoTextLengths = {
  title: { min: 30, max: 60 },
  description: { min: 120, max: 160 },
} as const;

/** The fields that count for the score, from a form or a record. */
export interface ScoredSeoSettings {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords?: string | null | undefined;
  readonly ogTitle?: string | null | undefined;
  readonly ogDescription?: string | null | undefined;
  readonly ogImageUrl?: string | null | undefined;
  readonly twitterTitle?: string | null | undefined;
  readonly twitterDescription?: string | null | undefined;
  readonly twitterImageUrl?: string | null | undefined;
  readonly canonicalUrl?: string | null | undefined;
  readonly robots: string;
  readonly schemaMarkup?: Readonly<Record<string, unknown>> | null | undefined;
}

export type SeoLength = 'missing' | 'tooShort' | 'good' | 'tooLong';
export type SeoGrade = 'green' | 'yellow' | 'red';

/** Compares a text's length with the recommendation, ignoring surrounding blanks. */
export function seoLength(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): SeoLength {
  const { length } = Array.from(text.trim());
  if (length === 0) return 'missing';
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : 'good';
}

/** Returns 0 to 100 points (specification, section 5 of the back office). */
export function seoScore(settings: ScoredSeoSettings): number {
  const { ogTitle, ogDescription, twitterTitle, twitterDescription } = settings;
  const points = (when: boolean, worth: number) => (when ? worth : 0);
  return (
    lengthPoints(seoLength(settings.metaTitle, seoTextLengths.title)) +
    lengthPoints(seoLength(settings.metaDescription, seoTextLengths.description)) +
    points(isFilled(ogTitle) && isFilled(ogDescription), 15) +
    points(isFilled(settings.ogImageUrl), 5) +
    points(isFilled(twitterTitle) && isFilled(twitterDescription), 10) +
    points(isFilled(settings.twitterImageUrl), 5) +
    points(isFilled(settings.canonicalUrl), 5) +
    points(settings.robots !== 'noindex', 5) +
    points(isFilled(settings.metaKeywords), 5) +
    points(Object.keys(settings.schemaMarkup ?? {}).length > 0, 10)
  );
}

export function seoGrade(score: number): SeoGrade {
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
}

function lengthPoints(length: SeoLength): number {
  if (length === 'missing') return 0;
  return length === 'good' ? 20 : 10;
}

function isFilled(text: string | null | undefined): boolean {
  return Boolean(text?.trim());
}
