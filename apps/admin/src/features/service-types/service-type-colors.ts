/** The colours that the form offers, named as in the specification. Any other #RRGGBB can be entered. */
export const serviceTypeColors = [
  { name: 'blue', value: '#3B82F6' },
  { name: 'green', value: '#10B981' },
  { name: 'purple', value: '#8B5CF6' },
  { name: 'orange', value: '#F59E0B' },
  { name: 'red', value: '#EF4444' },
  { name: 'cyan', value: '#06B6D4' },
  { name: 'lime', value: '#84CC16' },
  { name: 'orange', value: '#F97316' },
  { name: 'pink', value: '#EC4899' },
  { name: 'gray', value: '#6B7280' },
] as const;
