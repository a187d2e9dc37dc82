import { withChrootServer, type RunningServer, type ServerProduct } from '../../scripts/recordings/chrootServer';

const PROGRAMS = '/usr/lib/postgresql/18/bin';

const POSTGRES: ServerProduct = {
  name: 'PostgreSQL 18',
  variable: 'POSTGRES_ROOT',
  program: `${PROGRAMS.slice(1)}/postgres`,
  user: 'postgres',
  socket: '.s.PGSQL.5432',
  initialize: (inside) => [
    `${PROGRAMS}/initdb`,
    `--pgdata=${inside}/data`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-sync',
  ],
  endWith: 'SIGINT',
  serve: (inside) => [
    `${PROGRAMS}/postgres`,
    '-D',
    `${inside}/data`,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${inside}/run`,
    '-c',
    'timezone=UTC',
  ],
};

/** Starts a new PostgreSQL server with default settings, and stops it afterwards. */
export function withPostgres<T>(use: (server: RunningServer) => Promise<T>): Promise<T> {
  return withChrootServer(POSTGRES, use);
}
