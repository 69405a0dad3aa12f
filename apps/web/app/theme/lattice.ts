import lattice from './shebeke.svg';

/** The shebeke lattice of Sheki's windows as a repeated background; use sparingly. */
export const latticeBackground = {
  backgroundImage: `url("${lattice}")`,
  backgroundPosition: 'center',
} as const;
