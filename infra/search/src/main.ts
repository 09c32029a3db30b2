import { readSearchConfig } from './config.ts';
import { startSearch } from './start-search.ts';

try {
  const running = await startSearch(readSearchConfig(process.env));
  const stop = () => running.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
