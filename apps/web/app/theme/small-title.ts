/** The size of the heading of a page that has little else. Enlarged, its long words fit on a phone. */
export const smallTitleSize = 'min(clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem), 11.5vw)';
