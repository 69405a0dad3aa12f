/** The size in px in which link previews show a image. */
export const socialImageSize = { width: 1200, height: 630 } as const;
