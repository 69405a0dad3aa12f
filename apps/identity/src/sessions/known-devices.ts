import { randomUUID } from 'node:crypto';
import { knownDeviceDays } from '@chauffeur/contracts/identity/session';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** By its audience the token of a device is no access token, nor the other way round. */
const signedFor = { issuer: 'identity', audience: 'device' } as const;

/** Devices on which an admin has signed in: each carries a signed token, so that nothing of them is stored. */
@Injectable()
export class KnownDevices {
  constructor(private readonly jwt: JwtService) {}

  /** The id of the device where its token is of this admin; null for any other token, or none. */
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

  /** A token for a device on which the admin has signed in now; `id` where it was known before. */
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
