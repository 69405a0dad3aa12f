/** Subjects that a sender may choose from. */
export const contactSubjects = [
  'booking_inquiry',
  'customer_support',
  'feedback',
  'partnership',
  'other',
] as const;

/** Max length of the contact form's texts, in characters. */
export const contactMessageLimits = { name: 200, phone: 40, message: 5000 } as const;
