/** The size in px of images in link previews. */
export const socialImageSize = { width: 1200, height: 630 } as const;
