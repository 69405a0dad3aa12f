// The container's health check: exit code 0 when the process inside is ready. The images have no curl.
const { PORT = '8080', HEALTH_PATH = '/health/ready' } = process.env;
try {
  const response = await fetch(`http://127.0.0.1:${PORT}${HEALTH_PATH}`, {
    signal: AbortSignal.timeout(4_000),
  });
  if (!response.ok) process.stdout.write(`${response.status} ${(await response.text()).slice(0, 500)}\n`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
