import { z } from 'zod';

/** Where a registry is and with which token it is asked. */
export interface RegistryAccess {
  /** Ends with `/platform/api`. */
  readonly url: string;
  readonly token: string;
}

const problem = z.looseObject({ type: z.string(), title: z.string() });
/** A gate over a whole portal or a large file on a slow line. */
const patienceMs = 60_000;

/** What the registry refused, or that it could not be asked; the message is for the person who releases. */
export class RegistryFault extends Error {
  /** `type` of the problem document; `away` where nobody answered. */
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(type: string, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RegistryFault';
    this.type = type;
    this.facts = facts;
  }
}

/** Reads an answer or throws. */
export interface AnswerShape<Answer> {
  parse(answer: unknown): Answer;
}

/** The registry's calls, each with the shape of its answer. */
export interface RegistryClient {
  readonly url: string;
  get<Answer>(path: string, answer: AnswerShape<Answer>, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body: object, answer: AnswerShape<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Sends a file. */
  put(path: string, bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<void>;
}

/** Makes the client of one registry. */
export function createRegistryClient({ url, token }: RegistryAccess): RegistryClient {
  const base = url.replace(/\/+$/, '');

  async function ask(method: string, path: string, more: RequestInit = {}): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, ...more.headers };
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(more.signal ? [more.signal] : [])]);
    const response = await fetch(`${base}${path}`, { ...more, method, headers, signal }).catch((error: unknown) => {
      if (more.signal?.aborted) throw error;
      throw new RegistryFault(
        'away',
        `The registry at ${new URL(base).origin} does not answer. Try again: every step may be repeated.`,
      );
    });
    const told = await readJson(response);
    if (response.ok) return told;
    throw faultOf(response.status, told);
  }

  return {
    url: base,
    get: async (path, answer, signal) => answer.parse(await ask('GET', path, { signal })),
    async post(path, body, answer, signal) {
      const headers = { 'content-type': 'application/json' };
      return answer.parse(await ask('POST', path, { headers, body: JSON.stringify(body), signal }));
    },
    async put(path, bytes, signal) {
      await ask('PUT', path, { headers: { 'content-type': 'application/octet-stream' }, body: bytes, signal });
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

function faultOf(status: number, told: unknown): RegistryFault {
  const read = problem.safeParse(told);
  if (!read.success) return new RegistryFault('away', `The registry answers ${status} without a reason. Try again.`);
  const { type, title, ...facts } = read.data;
  return new RegistryFault(type, title, facts);
}
