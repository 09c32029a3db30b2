import pg from 'pg';
import { startDatabase } from '../embedded/start-database.ts';

/** A supervisor for tests to kill: starts a database, writes a row, prints the server's process number and waits. */
const database = await startDatabase({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off' } });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('create table kept as select 7 as n');
await client.end();
process.stdout.write(String(database.pid));
await database.exited;
