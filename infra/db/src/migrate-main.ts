import { StartProblem } from './embedded/start-problem.ts';
import { migrate } from './migrate.ts';

const url = process.env.DATABASE_URL;
try {
  if (!url) throw new StartProblem('Set DATABASE_URL to the database that is to be migrated.');
  const applied = await migrate(url);
  console.log(applied.length === 0 ? 'the schema is up to date' : `applied ${applied.join(', ')}`);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
