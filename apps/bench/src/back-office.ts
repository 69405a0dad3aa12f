import { z } from 'zod';

const account = { username: 'bench', email: 'bench@company.example', password: 'a street that is measured' };
const record = z.object({ id: z.string() });
/** Cars have no `name`. */
const offer = z.object({ id: z.string(), name: z.string().optional() });
const session = z.object({ accessToken: z.string() });

export interface BackOffice {
  readonly site: string;
  readonly accessToken: string;
}

/** Creates the first account of a new product and signs in. */
export async function openBackOffice(site: string): Promise<BackOffice> {
  await send(site, '/api/setup', account);
  const { accessToken } = session.parse(await (await sendCredentials(site)).json());
  return { site, accessToken };
}

/** Signs in with the account of `openBackOffice`. The response has the session and its cookie. */
export function sendCredentials(site: string): Promise<Response> {
  return send(site, '/api/auth/sign-in', { email: account.email, password: account.password });
}

/** Posts to the back office. Throws if the product rejects the request. */
export async function postAsStaff<Shape extends z.ZodType>(
  { site, accessToken }: BackOffice,
  path: string,
  body: unknown,
  shape: Shape,
): Promise<z.output<Shape>> {
  return shape.parse(await (await send(site, `/api/admin${path}`, body, accessToken)).json());
}

export function createRecord(
  staff: BackOffice,
  path: string,
  body: unknown,
): Promise<z.output<typeof record>> {
  return postAsStaff(staff, path, body, record);
}

/** Reads what the site offers: cars, services or tours. */
export async function listOffers(site: string, what: string): Promise<z.output<typeof offer>[]> {
  return z.array(offer).parse(await (await fetch(`${site}/api/${what}`)).json());
}

async function send(site: string, path: string, body: unknown, accessToken?: string): Promise<Response> {
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response;
}
