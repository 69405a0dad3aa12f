import { createContext } from 'react-router';

/** The address that visitors see, without a trailing slash; canonical and language addresses begin with it. */
export const publicUrlContext = createContext<string>();
