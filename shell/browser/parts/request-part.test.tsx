import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestPart } from '../../document/page-part.ts';
import { requestPart } from './request-part.ts';

vi.mock('../boot-data.ts', () => ({ boot: { composition: 'c' } }));
vi.mock('./read-part.ts', () => ({ readPart: (answer: Document) => answer.title }));

const drawer = { owner: 'mf-project', version: '1' } as const;
const page = () => new DOMParser().parseFromString('<title>a page</title>', 'text/html');

/** A request whose answer is in the hands of the test. */
class Request {
  static readonly HEADERS_RECEIVED = 2;
  static latest: Request;
  readyState = 0;
  status = 0;
  timeout = 0;
  responseXML: Document | null = null;
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn();
  onreadystatechange = () => {};
  onprogress = (_: { readonly loaded: number }) => {};
  onloadend = () => {};

  constructor() {
    Request.latest = this;
  }

  begins(status: number) {
    Object.assign(this, { readyState: Request.HEADERS_RECEIVED, status });
    this.onreadystatechange();
  }

  ends() {
    this.responseXML = page();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What became of a request so far. */
function ask(signal = new AbortController().signal) {
  const told = vi.fn();
  void requestPart(drawer, '/feria', signal).then(told);
  return { told, request: Request.latest };
}

test('an answer that began in time is read, however long the rest takes until the limit of all', async () => {
  const { told, request } = ask();
  expect(request.open).toHaveBeenCalledExactlyOnceWith('GET', '/_part/c/feria');
  expect(request.timeout).toBe(5000);
  await vi.advanceTimersByTimeAsync(2400);
  request.begins(200);
  await vi.advanceTimersByTimeAsync(2400);
  request.ends();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith('a page');
  expect(request.abort).not.toHaveBeenCalled();
});

test('a server that says nothing for 2.5 s is left', async () => {
  const { told, request } = ask();
  await vi.advanceTimersByTimeAsync(2500);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(request.abort).toHaveBeenCalledOnce();
});

test.each([409, 429, 503])('whatever comes with %i is no part', async (status) => {
  const { told, request } = ask();
  request.begins(status);
  request.ends();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('what grows beyond any part is ended on its way', async () => {
  const { told, request } = ask();
  request.begins(200);
  request.onprogress({ loaded: longestPart * 2 });
  expect(request.abort).not.toHaveBeenCalled();
  request.onprogress({ loaded: longestPart * 2 + 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(request.abort).toHaveBeenCalledOnce();
});

test('who is overtaken gets nothing, also where the answer is there already', async () => {
  const visitor = new AbortController();
  const { told, request } = ask(visitor.signal);
  request.begins(200);
  visitor.abort();
  request.ends();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(request.abort).toHaveBeenCalledOnce();
});
