/** What is typed into the contact form. */
export interface MessageInput {
  name: string;
  email: string;
  phone: string;
  /** Empty while none is chosen. */
  subject: string;
  message: string;
}
