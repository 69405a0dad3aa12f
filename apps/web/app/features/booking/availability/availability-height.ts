/** Minimum height of the availability, three lines on a phone, so that nothing below moves when it arrives. */
export const availabilityMinHeight = { xs: '6.5rem', sm: '3.5rem' } as const;

/** Custom properties with which an ancestor of the fields reserves that room before the fields themselves re-render. */
export const reservedAvailabilityHeight = {
  '--availability-height': availabilityMinHeight,
  '--availability-position': 'static',
} as const;

/**
 * Styles of its container. While it is empty and no room is reserved, it is out of the grid, whose gap it
 * would double.
 */
export const availabilityContainer = {
  minHeight: 'var(--availability-height, 0)',
  '&:empty': { position: 'var(--availability-position, absolute)' },
} as const;
