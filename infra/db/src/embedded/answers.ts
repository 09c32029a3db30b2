import pg from 'pg';

/**
 * Whether a PostgreSQL says anything to a new connection within `timeoutMs`; a refusal is a sign of life too.
 * Never rejects.
 */
export async function databaseAnswers(url: string, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
