/** Height of the offline notice at the bottom, set in `theme.ts`; sticky bars there are placed above it. */
export const noticeHeight = 'var(--notice-height, 0px)';
