import { createServer } from 'node:http';

/** An API as a program, for tests that stop it: what lies below `/api/standing/` waits for ever, as behind a lock. */
const server = createServer((request, response) => {
  if (!request.url?.startsWith('/api/standing/')) response.end('{}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
