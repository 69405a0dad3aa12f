/** Addresses whose mails are refused for good, as a real mail server refuses those of a mailbox that it does not have. */
export class RefusedAddresses {
  private readonly refused = new Set<string>();

  add(address: string): void {
    this.refused.add(address.toLowerCase());
  }

  remove(address: string): void {
    this.refused.delete(address.toLowerCase());
  }

  has(address: string): boolean {
    return this.refused.has(address.toLowerCase());
  }
}
