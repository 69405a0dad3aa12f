import { ServerError } from '../server-error.js';

/** Where a server comes from, in the order of preference. */
export type Source =
  { kind: 'address'; url: string } | { kind: 'docker' } | { kind: 'binary'; path: string } | { kind: 'apt' };

/**
 * Decides where a server comes from: its address in the environment, else Docker, else a program on the
 * machine, else the distribution's packages. Each question is asked only when the one before it said no.
 * Throws ServerError `not-installed` with one line that says what to install.
 */
export async function chooseSource(questions: {
  /** The server's name for people. */
  name: string;
  /** Variable that names an address. */
  variable: string;
  address: string | undefined;
  dockerAnswers: () => Promise<boolean>;
  findBinary: () => string | undefined;
  aptWorks: () => boolean;
}): Promise<Source> {
  if (questions.address) return { kind: 'address', url: questions.address };
  if (await questions.dockerAnswers()) return { kind: 'docker' };
  const path = questions.findBinary();
  if (path !== undefined) return { kind: 'binary', path };
  if (questions.aptWorks()) return { kind: 'apt' };
  throw new ServerError(
    'not-installed',
    `${questions.name} is needed: start Docker, or install ${questions.name} on this machine, or name a server by ${questions.variable}.`,
  );
}
