import { setTimeout as delay } from 'node:timers/promises';
import { openVisitorClient, type VisitorAnswer, type VisitorCall } from './visitor-client.ts';

/** What is asked for by whom, one after the other over each connection. */
export interface Crowd {
  readonly connections: number;
  /** Milliseconds between an answer and the next question. */
  readonly pauseMs: number;
  /** The n-th question of all of them. */
  readonly call: (number: number) => VisitorCall;
}

/** Asks until the time is over; gives all answers. */
export async function runCrowd({ connections, pauseMs, call }: Crowd, forMs: number): Promise<VisitorAnswer[]> {
  const client = openVisitorClient(connections);
  const answers: VisitorAnswer[] = [];
  const end = performance.now() + forMs;
  let number = 0;
  const visit = async () => {
    while (performance.now() < end) {
      answers.push(await client.ask(call(number++)));
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  client.close();
  return answers;
}
