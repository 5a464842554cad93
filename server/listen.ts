/** Opens a port, or says what to do about one that is taken. */
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';

export async function listen(
  server: FastifyInstance,
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
  variable = 'PORT',
): Promise<void> {
  try {
    await server.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${PORT} is in use. Stop what uses it, or start with another: ${variable}=${PORT + 1} npm start.`,
    );
  }
}
