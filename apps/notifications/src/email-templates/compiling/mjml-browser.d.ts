declare module 'mjml-browser' {
  /** Compiles MJML to HTML. Rejects with the errors of `strict` validation. */
  export default function mjml2html(
    document: string,
    options: { validationLevel: 'strict'; fonts: Record<string, string> },
  ): Promise<{ html: string }>;
}
