import { vi } from 'vitest';

/** What the backend answers, by path with or without query below `/api`. */
export type Answers = Readonly<Record<string, unknown>>;

/** Lets every call of the server's side find these answers; all else is a 404. Gives the addresses asked for. */
export function answerWith(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address);
    const path = pathname.replace(/^\/api/, '');
    asked.push(path + search);
    const body = answers[path + search] ?? answers[path];
    const missing = { type: 'not-found', title: 'No existe', status: 404 };
    return body === undefined ? Response.json(missing, { status: 404 }) : Response.json(body);
  });
  return asked;
}
