/** Of the notice at the foot of a page that is offline; `theme.ts` sets it, and bars that stick there stand on it. */
export const noticeHeight = 'var(--notice-height, 0px)';
