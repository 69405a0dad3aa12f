declare module 'mjml-browser' {
  /** Compiles MJML to HTML; rejects what `strict` validation finds. */
  export default function mjml2html(
    document: string,
    options: { validationLevel: 'strict'; fonts: Record<string, string> },
  ): Promise<{ html: string }>;
}
