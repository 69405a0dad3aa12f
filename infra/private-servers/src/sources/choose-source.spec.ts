import { describe, expect, it, jest } from '@jest/globals';
import { chooseSource } from './choose-source.js';

const nothing = {
  name: 'RabbitMQ',
  variable: 'RABBITMQ_URL',
  address: undefined,
  dockerAnswers: () => Promise.resolve(false),
  findBinary: () => undefined,
  aptWorks: () => false,
};

describe('where a server comes from', () => {
  it('is the address in the environment before anything else, without asking Docker', async () => {
    const dockerAnswers = jest.fn(() => Promise.resolve(true));
    const source = await chooseSource({ ...nothing, address: 'amqp://broker', dockerAnswers });
    expect(source).toEqual({ kind: 'address', url: 'amqp://broker' });
    expect(dockerAnswers).not.toHaveBeenCalled();
  });

  it('is Docker before a program, a program before apt', async () => {
    const all = {
      ...nothing,
      dockerAnswers: () => Promise.resolve(true),
      findBinary: () => '/usr/bin/x',
      aptWorks: () => true,
    };
    expect(await chooseSource(all)).toEqual({ kind: 'docker' });
    const withoutDocker = { ...all, dockerAnswers: nothing.dockerAnswers };
    expect(await chooseSource(withoutDocker)).toEqual({ kind: 'binary', path: '/usr/bin/x' });
    expect(await chooseSource({ ...withoutDocker, findBinary: nothing.findBinary })).toEqual({ kind: 'apt' });
  });

  it('takes an empty address for none', async () => {
    expect(await chooseSource({ ...nothing, address: '', aptWorks: () => true })).toEqual({ kind: 'apt' });
  });

  it('says in one line what to install where there is no way', async () => {
    const refusal = chooseSource(nothing);
    await expect(refusal).rejects.toMatchObject({ name: 'ServerError', code: 'not-installed' });
    await expect(refusal).rejects.toThrow(/^[^\n]*install RabbitMQ[^\n]*RABBITMQ_URL[^\n]*$/);
  });
});
