import { normalizeIP } from '@fastify/rate-limit';
import { sessionPaths } from '@chauffeur/contracts/identity/identity-paths';
import {
  issuedSession,
  sessionResponse,
  signInRequest,
  type IssuedSession,
  type SessionResponse,
  type SignInCommand,
  type SignInRequest,
} from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { Identity } from '../upstream/upstream.module.js';
import { DeviceCookie } from './device-cookie.js';
import { RefreshCookie } from './refresh-cookie.js';

@ApiTags('Session')
@Controller('api/auth')
export class PublicSessionController {
  constructor(
    private readonly identity: Identity,
    private readonly cookie: RefreshCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in; the refresh token comes as an HttpOnly cookie' })
  @ApiOkResponse({ standardSchema: sessionResponse })
  @ApiProblems(400, 401, 429, 503)
  async signIn(
    @Body({ schema: signInRequest }) credentials: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const deviceToken = this.deviceCookie.tokenOf(request);
    const body: SignInCommand = {
      ...credentials,
      address: normalizeIP(request.ip),
      deviceToken,
      replaces: this.cookie.tokenOf(request),
    };
    const issued = await this.identity.json(issuedSession, {
      method: 'POST',
      path: sessionPaths.begin,
      body,
    });
    const session = this.begin(request, reply, issued);
    if (issued.deviceToken) this.deviceCookie.set(reply, issued.deviceToken);
    return session;
  }

  @Post('refresh')
  @HttpCode(200)
  @ApiOperation({ summary: 'A new access token for the refresh cookie, which is rotated' })
  @ApiOkResponse({ standardSchema: sessionResponse })
  @ApiProblems(401, 429, 503)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const refreshToken = this.cookie.tokenOf(request);
    if (!refreshToken) throw new CodedError('session.required');
    // Don't clear the cookie of a rejected token: another tab may have signed in and replaced it.
    const issued = await this.identity.json(issuedSession, {
      method: 'POST',
      path: sessionPaths.refresh,
      body: { refreshToken },
    });
    return this.begin(request, reply, issued);
  }

  @Post('sign-out')
  @HttpCode(204)
  @ApiOperation({ summary: 'End the session wherever it is open' })
  @ApiNoContentResponse()
  @ApiProblems(429, 503)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const refreshToken = this.cookie.tokenOf(request);
    if (refreshToken)
      await this.identity.bytes({ method: 'POST', path: sessionPaths.end, body: { refreshToken } });
    this.cookie.clear(request, reply);
  }

  private begin(request: FastifyRequest, reply: FastifyReply, issued: IssuedSession): SessionResponse {
    this.cookie.set(request, reply, issued);
    const { accessToken, expiresIn, admin } = issued;
    return { accessToken, expiresIn, admin };
  }
}
