import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.js', import.meta.url));

/** Starts the product as a process with these variables alone. */
export function launchProgram(variables: Readonly<Record<string, string>>) {
  const product = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    /** Waits until it prints its addresses. Throws its output if it ends before. */
    async ready(): Promise<void> {
      while (!output.includes('Back office')) {
        if (product.exitCode !== null) throw new Error(output);
        await sleep(100);
      }
    },
    /** Resolves with the exit code and signal. */
    ended: once(product, 'exit'),
    output: () => output,
    async stop(): Promise<void> {
      if (product.exitCode !== null) return;
      product.kill('SIGTERM');
      await this.ended;
    },
  };
}

/** Starts the product as `launchProgram` does, and waits until it is ready. */
export async function startProgram(variables: Readonly<Record<string, string>>) {
  const product = launchProgram(variables);
  await product.ready();
  return product;
}
