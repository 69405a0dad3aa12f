/** An entry with what some proxies add: the port of an address, and the brackets of an IPv6 address with one. */
const withPort = /(?<=^|,)\s*(?:(\d{1,3}(?:\.\d{1,3}){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)\s*(?=,|$)/gi;

/** X-Forwarded-For with addresses alone: with its port a client would be another one to the limits on each connection. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor.replace(withPort, (_entry, v4?: string, v6?: string) => v4 ?? v6 ?? '');
}
