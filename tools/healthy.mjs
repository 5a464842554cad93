// Whether this container's process is alive, for the health check of the image: the API at PORT, a worker at WORKER_PORT.
const { ROLES = 'api,worker', PORT = '4400', WORKER_PORT = '4401' } = process.env;
const port = ROLES.split(',').includes('api') ? PORT : WORKER_PORT;
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
