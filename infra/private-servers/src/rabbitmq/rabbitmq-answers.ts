import { connect } from 'node:net';

/** The protocol header of AMQP 0-9-1, which a client says first. */
const HELLO = Buffer.from([0x41, 0x4d, 0x51, 0x50, 0, 0, 9, 1]);

/** First byte of a method frame: the broker's Connection.Start. */
const METHOD_FRAME = 1;

/** Whether a broker greets in AMQP 0-9-1 on 127.0.0.1. */
export function rabbitmqAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write(HELLO));
    socket.once('data', (chunk: Buffer) => end(chunk[0] === METHOD_FRAME));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
