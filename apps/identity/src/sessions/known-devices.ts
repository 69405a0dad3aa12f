import { randomUUID } from 'node:crypto';
import { knownDeviceDays } from '@chauffeur/contracts/identity/session';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** The audience distinguishes tokens of devices from access tokens. */
const signedFor = { issuer: 'identity', audience: 'device' } as const;

/** Devices on which an admin has signed in. Each has a signed token, so that the server stores nothing. */
@Injectable()
export class KnownDevices {
  constructor(private readonly jwt: JwtService) {}

  /** Returns the id of the device if its token belongs to this admin; null for any other token, or none. */
  async idOf(adminId: string | undefined, token: string | undefined): Promise<string | null> {
    if (adminId === undefined || token === undefined) return null;
    try {
      const options = { ...signedFor, algorithms: ['HS256' as const], subject: adminId };
      const { jti } = await this.jwt.verifyAsync<{ jti?: string }>(token, options);
      return jti ?? null;
    } catch {
      return null;
    }
  }

  /** Returns a token for a device on which the admin has signed in; `id` if it was known before. */
  tokenFor(adminId: string, id: string | null): Promise<string> {
    return this.jwt.signAsync(
      {},
      {
        ...signedFor,
        algorithm: 'HS256',
        subject: adminId,
        jwtid: id ?? randomUUID(),
        expiresIn: `${knownDeviceDays}d`,
      },
    );
  }
}
