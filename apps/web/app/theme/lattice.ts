const star =
  `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' fill='none' stroke='%23b98b4e' stroke-width='1.2'>` +
  `<path d='M32 4 40 24 60 32 40 40 32 60 24 40 4 32 24 24Z'/>` +
  `<path d='M32 20 44 32 32 44 20 32Z'/>` +
  `<path d='M0 0 24 24M64 0 40 24M0 64l24-24M64 64 40 40M4 32H0M60 32h4M32 4V0M32 60v4'/></svg>`;

/** The shebeke lattice of Sheki's windows as a repeated background; use sparingly. */
export const latticeBackground = {
  backgroundImage: `url("data:image/svg+xml,${star.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`,
  backgroundPosition: 'center',
  opacity: 0.5,
} as const;
