import { createHash, X509Certificate } from 'node:crypto';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { generate } from 'selfsigned';

/** What stands before the product on the internet: TLS and HTTP/2, with a certificate made for the moment. */
export interface SecureProxy {
  /** SHA-256 of the certificate's public key in base64, by which a browser can be told to trust it. */
  readonly publicKeyHash: string;
  close(): Promise<void>;
}

/**
 * Passes on what reaches `https://localhost:port` over HTTP/2.
 * @param siteUrl where the product listens, plain HTTP
 */
export async function startSecureProxy(siteUrl: string, port: number): Promise<SecureProxy> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const server = fastify({
    http2: true,
    https: { allowHTTP1: true, key: certificate.private, cert: certificate.cert },
  });
  await server.register(httpProxy, { upstream: siteUrl });
  await server.listen({ host: 'localhost', port });
  return { publicKeyHash: publicKeyHash(certificate.cert), close: () => server.close() };
}

function publicKeyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
