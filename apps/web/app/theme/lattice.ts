/** The shebeke lattice of Sheki's windows as a repeated background; use sparingly. */
export const latticeBackground = {
  backgroundImage: 'url("/shebeke.svg")',
  backgroundPosition: 'center',
} as const;
