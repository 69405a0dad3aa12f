import { connect } from 'node:net';

/** Whether a Redis answers PING on 127.0.0.1 (after its data is loaded). */
export function redisAnswers(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    let received = '';
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      if (received.includes('+PONG')) end(true);
      else if (received.includes('-')) end(false);
    });
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
