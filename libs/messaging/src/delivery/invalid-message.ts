/** The message is no event, or not one that fits its contract. */
export class InvalidMessage extends Error {
  override readonly name = 'InvalidMessage';
}
