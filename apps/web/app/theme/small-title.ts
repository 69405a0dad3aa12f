import { withinWindow } from './within-window';

const size = 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)';

/** The size of the heading of a page that has little else. */
export const smallTitleSize = withinWindow(size);

/** The same for a title with a word of more than nine times the size, as "конфиденциальности". */
export const longWordTitleSize = withinWindow(size, 8.4);
