import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Simulates a Kubernetes Service by TCP alone: each connection goes to the next listed replica, and stays there. */
export class Balancer {
  private readonly server = createServer((client) => this.forward(client));
  private readonly sockets = new Set<Socket>();
  private listed: readonly number[] = [];
  private turn = 0;

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  addReplica(port: number): void {
    this.listed = [...this.listed, port];
  }

  removeReplica(port: number): void {
    this.listed = this.listed.filter((known) => known !== port);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private forward(client: Socket): void {
    this.turn += 1;
    const port = this.listed[this.turn % Math.max(1, this.listed.length)];
    if (port === undefined) return void client.destroy();
    const replica = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, replica],
      [replica, client],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      // An error on one side destroys the other; an orderly end is forwarded by `pipe`.
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.end();
      });
    }
    client.pipe(replica).pipe(client);
  }
}
