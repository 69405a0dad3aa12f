import cookie from '@fastify/cookie';
import {
  createServiceApp,
  readEnvironment,
  Registry,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { Admission } from './admission/admission.js';
import { gatewayServer } from './admission/gateway-server.js';
import { limitReads } from './admission/limit-reads.js';
import { measureAdmission } from './admission/measure-admission.js';
import { describeApi, isDocumented } from './api-documentation/describe-api.js';
import { applications } from './applications/applications.js';
import { serveApplications } from './applications/serve-applications.js';
import { readForwardedAddresses } from './client-addresses/read-forwarded-addresses.js';
import { warnOfSharedAddress } from './client-addresses/warn-of-shared-address.js';
import { compressResponses } from './compression/compress-responses.js';
import { gatewayEnvironment } from './environment.js';
import { gatewayModule } from './gateway.module.js';
import { acceptUploads } from './images/accept-uploads.js';
import { limitAvailability } from './limits/limit-availability.js';
import { limitDriverPage } from './limits/limit-driver-page.js';
import { limitWrites } from './limits/limit-writes.js';
import { registerRateLimits } from './limits/rate-limits.js';
import { ReadPage } from './pages/read-page.js';
import { acceptPolicyReports } from './policy-reports/accept-policy-reports.js';
import { applyBodyLimits } from './security/body-limit.js';
import { rejectDeepBodies } from './security/reject-deep-bodies.js';
import { rejectForeignRequests, rejectSecondHost } from './security/reject-foreign-requests.js';
import { securityHeaders } from './security/security-headers.js';
import { requireAccessToken } from './session/require-access-token.js';

/** Max bytes of a body without a `BodyLimit`. A booking with the longest texts is far smaller. */
const bodyLimit = 64 * 1024;
/** Milliseconds for a whole request: enough for an image of 5 MB over a slow connection. */
const requestTimeout = 120_000;

export async function createApp(
  environment: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const parsed = readEnvironment(gatewayEnvironment, environment);
  const responseHeaders = securityHeaders(parsed.PUBLIC_URL);
  const isBehindProxy = parsed.TRUSTED_PROXIES.length > 0;
  const admission = new Admission(responseHeaders);
  return createServiceApp({
    name: 'gateway',
    module: gatewayModule(parsed, adapters),
    environment: parsed,
    isPublic: true,
    bodyLimit,
    requestTimeout,
    trustedProxies: isBehindProxy ? parsed.TRUSTED_PROXIES : false,
    continuesTracesOfProxies: parsed.TRUST_TRACEPARENT,
    responseHeaders,
    createServer: (handle) =>
      gatewayServer(handle, {
        admit: admission.admit,
        onConnection: admission.countConnection,
        isBehindProxy,
        requestTimeout,
      }),
    configure: async (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      measureAdmission(admission, app.get(Registry));
      const readPage = app.get(ReadPage);
      admission.isRejectedPage = (url) => readPage.isRejected(url);
      fastify.addHook('onClose', async () => admission.stop());
      if (isBehindProxy) readForwardedAddresses(fastify);
      warnOfSharedAddress(fastify, parsed);
      limitReads(fastify, parsed);
      rejectSecondHost(fastify);
      rejectForeignRequests(fastify, parsed);
      rejectDeepBodies(fastify);
      await fastify.register(cookie);
      await registerRateLimits(fastify, parsed);
      limitWrites(fastify, parsed);
      limitAvailability(fastify, parsed);
      limitDriverPage(fastify);
      acceptPolicyReports(fastify);
      requireAccessToken(fastify, parsed.JWT_SECRET);
      applyBodyLimits(fastify);
      compressResponses(fastify);
      await acceptUploads(fastify);
      await serveApplications(fastify, applications);
      if (isDocumented(parsed)) describeApi(app);
    },
  });
}
