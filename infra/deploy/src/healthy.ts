/**
 * `node healthy.ts 4000`: ends well where the program on that port of this container is ready. An image of Debian has
 * nothing else that could ask.
 */
const port = Number(process.argv[2]);
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
