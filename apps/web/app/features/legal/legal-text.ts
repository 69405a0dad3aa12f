/** A legal page: paragraphs under headings. */
export interface LegalText {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}
