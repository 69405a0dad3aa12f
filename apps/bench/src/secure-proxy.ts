import { createHash, X509Certificate } from 'node:crypto';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { generate } from 'selfsigned';

/**
 * Forwards `https://localhost:port` over HTTP/2 to the product, as a proxy on the internet does. Returns the SHA-256 of its
 * certificate's public key in base64, so that a browser can trust it.
 */
export async function startSecureProxy(siteUrl: string, port: number) {
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
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const publicKeyHash = createHash('sha256').update(key).digest('base64');
  return { publicKeyHash, close: () => server.close() };
}
