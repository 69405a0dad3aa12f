import { sessionPaths } from '@chauffeur/contracts/identity/identity-paths';
import {
  sessionIds,
  signInCommand,
  type IssuedSession,
  type SessionIds,
  type SignInCommand,
} from '@chauffeur/contracts/identity/session';
import { UnrecordedRoute } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { OpenSessions } from './open-sessions.js';
import { RefreshSession } from './refresh-session.js';
import { SignIn } from './sign-in.js';

const refreshRequest = z.object({ refreshToken: z.string().min(1).max(200) });
type RefreshRequest = z.infer<typeof refreshRequest>;

@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly refreshSession: RefreshSession,
    private readonly openSessions: OpenSessions,
  ) {}

  @Post(sessionPaths.begin)
  begin(@Body({ schema: signInCommand }) command: SignInCommand): Promise<IssuedSession> {
    return this.signIn.signIn(command);
  }

  @Post(sessionPaths.refresh)
  refresh(@Body({ schema: refreshRequest }) { refreshToken }: RefreshRequest): Promise<IssuedSession> {
    return this.refreshSession.refresh(refreshToken);
  }

  @Post(sessionPaths.end)
  @HttpCode(204)
  end(@Body({ schema: refreshRequest }) { refreshToken }: RefreshRequest): Promise<void> {
    return this.refreshSession.end(refreshToken);
  }

  @Post(sessionPaths.open)
  @HttpCode(200)
  @UnrecordedRoute()
  async open(@Body({ schema: sessionIds }) request: SessionIds): Promise<SessionIds> {
    return { sessionIds: await this.openSessions.openAmong(request.sessionIds) };
  }
}
